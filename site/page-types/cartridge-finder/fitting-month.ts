/** Reads the month in which a system was fitted from a visitor's words. */

const names = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Two-digit years begin at 15, because "5/10" is a size. */
const short = '1[5-9]|2\\d';
const month = new RegExp(
  `(?<![\\w/.-])(?:((?:19|20)\\d\\d)[-/](0?[1-9]|1[0-2])|(?:(${names})[a-z]{0,6}[\\s,.'’-]+|(?:[0-3]?\\d[/.-])?(0?[1-9]|1[0-2])[/.-])((?:19|20)\\d\\d)|(?:(${names})[a-z]{0,6}[\\s,.'’]+|(?:[0-3]?\\d/)?(0?[1-9]|1[0-2])/)(${short}))(?![\\w/-]|\\s*(?:[a-z]?m\\b|inch|micron|["″]|l\\b))`,
  'i',
);

/** "2025-03" for "March 2025", "mar 25", "3/25" or "2025-3". Undefined for a text without a month and year. */
export function monthIn(text: string): string | undefined {
  const [, first, second, name, figure, long, shortName, shortFigure, two] = month.exec(text) ?? [];
  const year = first ?? long ?? (two && `20${two}`);
  const word = name ?? shortName;
  const number = word
    ? names.split('|').indexOf(word.toLowerCase()) + 1
    : (second ?? figure ?? shortFigure);
  return year && `${year}-${String(number).padStart(2, '0')}`;
}

/** The first and last month that can be the month of fitting. */
export function fittingMonths(): readonly [first: string, last: string] {
  const [year = '', number = ''] = new Date().toLocaleDateString('sv-SE').split('-');
  return ['2000-01', `${Number(year) + 1}-${number}`];
}
export function isFittingMonth(text: string): boolean {
  const [first, last] = fittingMonths();
  return first <= text && text <= last;
}

/** "March 2026", which is the same in both countries. */
export const monthText = (day: string): string =>
  new Date(day).toLocaleDateString('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
