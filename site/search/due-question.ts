/** Reads a question about parts that are due: "what's due on a HYBRID-G7 fitted in March 2025". */
import { codesNamed, hasDigit, plainCode } from './plain-code.ts';

const names = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const month = new RegExp(
  `\\b(?:(20\\d\\d)-(0[1-9]|1[0-2])(?![\\d-])|(?:(${names})[a-z]{0,6}[\\s,.-]+|(?:[0-3]?\\d[/.-])?(0?[1-9]|1[0-2])[/.-])(20\\d\\d)\\b)`,
  'i',
);
const asking = /\b(?:over)?due\b|\bservic(?:e|ed|ing)\b(?! kit)/i;
/** The words around a code and a month. */
const around =
  /(?<![\w-])(?:(?:over)?due|servic(?:e|ed|ing)|what['’]?s?|when|is|was|it|on|for|an?|the|my|our|in|since|fitted|installed|changed)(?![\w-])|[?!,]/gi;

/** "2025-03" for "March 2025", "3/2025" or "2025-03". Undefined for a text without a month and year. */
export function monthIn(text: string): string | undefined {
  const [, firstYear, second, name, figure, year = firstYear] = month.exec(text) ?? [];
  const number = name ? names.split('|').indexOf(name.toLowerCase()) + 1 : (figure ?? second);
  return year && `${year}-${String(number).padStart(2, '0')}`;
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

/** The code of a question about what's due, or the whole text: a shop's search doesn't know months. */
export function withoutQuestion(text: string): string {
  const { about = '' } = dueQuestion(text) ?? {};
  return hasDigit(about) ? about : text;
}

/** The page that says what's due on the product that the question names. Undefined for any other text. */
export function dueOffer(
  text: string,
  items: readonly { readonly code: string }[],
): { readonly name: string; readonly url: string } | undefined {
  const question = dueQuestion(text);
  if (!question) return undefined;
  const { about, fitted } = question;
  const byCode = new Map(items.map(({ code }) => [plainCode(code), code]));
  const [named = ''] = codesNamed(about, (code) => byCode.has(code));
  const code = byCode.get(named);
  if (code === undefined && about !== '') return undefined;
  const query = new URLSearchParams({ ...(code && { code }), ...(fitted && { fitted }) });
  const since = fitted ? `, fitted in ${monthText(fitted)}` : '';
  return {
    name: `What's due on ${code ?? 'your system'}${since}`,
    url: `/find-my-cartridge?${query}`.replace(/\?$/, ''),
  };
}
