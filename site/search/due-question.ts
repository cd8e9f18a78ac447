/** Reads questions about parts ("what's due on a HYBRID-G7 fitted in March 2025") and space ("UVT-40 500 mm"). */
import { codesNamed, hasDigit, plainCode } from './plain-code.ts';

const names = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Two-digit years begin at 15, because "5/10" is a size. */
const short = '1[5-9]|2\\d';
const month = new RegExp(
  `(?<![\\w/.-])(?:((?:19|20)\\d\\d)[-/](0?[1-9]|1[0-2])|(?:(${names})[a-z]{0,6}[\\s,.'’-]+|(?:[0-3]?\\d[/.-])?(0?[1-9]|1[0-2])[/.-])((?:19|20)\\d\\d)|(?:(${names})[a-z]{0,6}[\\s,.'’]+|(?:[0-3]?\\d/)?(0?[1-9]|1[0-2])/)(${short}))(?![\\w/-]|\\s*(?:[a-z]?m\\b|inch|micron|["″]|l\\b))`,
  'i',
);
const asking = /\b(?:over)?due\b|\bservic(?:e|ed|ing)\b(?! kit)/i;
/** The words around a code and a month. */
const around =
  /(?<![\w-])(?:(?:over)?due|servic(?:e|ed|ing)|what['’]?s?|when|is|was|it|on|for|an?|the|my|our|in|since|fitted|installed|changed)(?![\w-])|[?!,]/gi;

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

function dueQuestion(text: string) {
  const fitted = monthIn(text);
  if (fitted === undefined && !asking.test(text)) return undefined;
  const about = text.replace(month, ' ').replace(around, ' ').replace(/\s+/g, ' ').trim();
  return { fitted, about };
}

const room =
  /\b(?:will|does|do)\s.*\bfits?\b|\bfits?\b\s*\??$|\b[1-9]\d{2,3}\s*mm\b(?:\s*(?:bench|cupboard|cabinet|space))?/i;
const aroundRoom = /(?<![\w-])(?:will|does|do|it|an?|the|my|fits?|under|in|into)(?![\w-])|\?/gi;

/** Returns what's left of a question about space, which should be the product. */
function fitQuestion(text: string) {
  if (!room.test(text)) return undefined;
  const about = text
    .replace(/\b\d+\s*mm\b|\b(?:bench|cupboard|cabinet|space)\b/gi, ' ')
    .replace(aroundRoom, ' ');
  return { about: about.replace(/\s+/g, ' ').trim() };
}

/** The code in a question about what's due or fits, otherwise the text. A shop's search doesn't know months. */
export function withoutQuestion(text: string): string {
  const { about: fitting = '' } = fitQuestion(text) ?? {};
  const { about = /^[a-z][\w\s-]*\d[\w-]*$/i.test(fitting) ? fitting : '' } =
    dueQuestion(text) ?? {};
  return hasDigit(about) ? about : text;
}

/** The page that says what's due on the product in the text, or whether it fits. Undefined for any other text. */
export function dueOffer(
  text: string,
  items: readonly { readonly code: string; readonly type?: string }[],
): { readonly name: string; readonly url: string } | undefined {
  const due = dueQuestion(text);
  const question = due ?? fitQuestion(text);
  if (!question) return undefined;
  const { about } = question;
  const byCode = new Map(items.map(({ code }) => [plainCode(code), code]));
  const [named = ''] = codesNamed(about, (code) => byCode.has(code));
  const code = byCode.get(named);
  if (code === undefined && about !== '') return undefined;
  if (!due && code === undefined) {
    return /\bfit/i.test(text)
      ? { name: 'Find a system that fits your space', url: '/world' }
      : undefined;
  }
  if (!due) {
    // Only systems need space, because parts go inside them.
    const { type = '' } = items.find((item) => item.code === code) ?? {};
    return /cartridge|lamp|fitting|kit|media|spare/.test(type)
      ? undefined
      : { name: `Will ${code} fit your space?`, url: `/${code}#fit` };
  }
  const fitted = due.fitted !== undefined && isFittingMonth(due.fitted) ? due.fitted : undefined;
  const query = new URLSearchParams({ ...(code && { code }), ...(fitted && { fitted }) });
  const since = fitted ? `, fitted in ${monthText(fitted)}` : '';
  return {
    name: `What's due on ${code ?? 'your system'}${since}`,
    url: `/find-my-cartridge?${query}`.replace(/\?$/, ''),
  };
}
