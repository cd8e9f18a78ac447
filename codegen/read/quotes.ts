/** Quotes that stand alone, and those that Word puts in the place of straight ones. */
import { yamlText } from '../fix.ts';
import { numberMeant } from '../number-meant.ts';
import { type FieldPath, isFact } from './document.ts';

/** 20" is a measure; a quote behind words was opened, or meant to be. Where it stands, and what may be meant. */
export function loneQuote(spelling: string, path: FieldPath) {
  const quote = spelling.includes('"') && /(?:^|[^\d\s])"$| "(?=\S)/.exec(spelling);
  if (!quote || spelling.split('"').length % 2 !== 0) return undefined;
  // The quote of a list may have been opened entries before, or that of a field in its name.
  const isSure = path.every(
    (part) => part === 0 || (/^\w+$/.test(String(part)) && typeof part === 'string'),
  );
  return {
    at: quote.index + quote[0].length - 1,
    tries: isSure ? [`"${spelling}`, spelling.replace(' "', ', "')] : [],
  };
}

const markNames: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\\': 'a backslash',
  "'": 'an apostrophe',
};

/** `SD,`: what is left of a list or of another spelling. Behind an s an apostrophe belongs to it, behind a figure it is a foot. */
export function strayMark(spelling: string) {
  const name = markNames[spelling.at(-1) ?? ''];
  // Figures, and what HTML writes for a character, are told as such.
  if (name === undefined || /^[\d.,]+$|&\w+;$/.test(spelling)) return undefined;
  const bare = spelling.slice(0, -1).trimEnd();
  const isOwn = spelling.endsWith("'") && (/[^a-rt-z]$/i.test(bare) || bare.includes("'"));
  return isOwn || bare === '' ? undefined : { name, bare };
}

const around = /^(?:[“”„«]([^“”„«»"]*)[“”»]|‘((?:[^‘’]|’(?=\p{L}))*)’)$/u;

/**
 * `name: “Dual filter”`: the marks around a whole value, where it ends, and what may be meant. A comma in
 * brackets divides such a value, since they are no quotes of YAML. `end` is where the value ends in `text`.
 */
export function wordQuotes(
  text: string,
  value: string,
  path: FieldPath,
  [start, end]: readonly [number, number],
) {
  const [, double, single] = around.exec(value) ?? [];
  const bare = double ?? single;
  if (bare !== undefined) return { ends: end, tries: meantBy(bare.trim(), path) };
  if (!/^[“„]/.test(value)) return undefined;
  const [rest] = /^,[^“”"\n]*[”“]/.exec(text.slice(end)) ?? [];
  if (rest === undefined) return undefined;
  const ends = end + rest.length;
  return { ends, tries: meantBy(text.slice(start + 1, ends - 1).trim(), path) };
}

function meantBy(bare: string, path: FieldPath): string[] {
  const number = numberMeant(bare);
  if (number !== undefined && isFact(path)) return [number];
  return [yamlText(bare), JSON.stringify(bare), ...(number === undefined ? [] : [number])];
}
