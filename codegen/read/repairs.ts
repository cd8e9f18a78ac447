/** What a line that is no YAML may have been meant to be. The schema decides among these, nobody else. */
import { type Fix, printable } from '../fix.ts';
import { noBreakEnd } from './pasted.ts';

const keyed = /^(\s*(?:- )?[\w-]+: +)(\S.*)$/;
const listed = /^(\s*- +)(\S.*)$/;
/** `description: |` */
const blockSign = /: +[|>][+-]?$/;
/** What Word and mail write in front of an entry. */
export const bulleted = /^(\s*)(?:[•·▪◦‣●○–—*]|\d+[.)])[ \t]+/;

/** A line that is longer is for a person to divide first. */
const longest = 1000;

/** Other spellings of the line at `index`, each once. */
export function repairsOf(rows: readonly string[], index: number): readonly string[] {
  const written = rows[index] ?? '';
  const row = written.replace(noBreakEnd, '');
  const bare = row.trim();
  // A comment may be a field that was left out on purpose.
  if (bare === '' || bare.startsWith('#') || row.length > longest) return [];
  const rightlyClosed = row.replaceAll(otherQuote, (_all, double, single) =>
    JSON.stringify(double ?? single),
  );
  if (rightlyClosed !== row) return [rightlyClosed];
  // In prose a comma would only hide what is wrong.
  const inBrackets = /[[{]/.test(row);
  const found = new Set([
    row,
    ...reindented(rows, index),
    row.replaceAll(/\u00a0/g, ' '),
    row.replaceAll(/(?<=\S.*)\t/g, ' '),
    // A block of text that loses its sign would be another text.
    row.replace(/^(\s*(?:- )?[\w-]+):(?=\S)(?!.+[|>][+-]?$)/, '$1: '),
    row.replaceAll(/([{,]\s*\w+):(?=\S)/g, '$1: '),
    row.replace(/^(\s*(?:- )*)-(?=[^\s-])/, '$1- '),
    row.replace(/^(\s*(?:- )?[A-Za-z]\w*)\s+:\s*(?=\S)/, '$1: '),
    // "widt:h 200": the colon and a letter changed places.
    row.replace(/^(\s*(?:- )?[\w-]+):(\w) (?=\S)/, '$1$2: '),
    // Prose that stands on a line is no field.
    row.replace(/^(\s*(?:- )?)([A-Za-z]\w*)\s+(?=[^\s:=]+(?: \S+){0,2}$)(?!.*\.$)/, '$1$2: '),
    row.replace(/^(\s*(?:- )?)([A-Za-z]\w*)$/, '$1$2:'),
    // price { au: 100, nz: 110 }
    row.replace(/^(\s*(?:- )?[A-Za-z]\w*) *(?=[[{].*[\]}]$)/, '$1: '),
    row.replace(/^(\s*(?:- )?[A-Za-z]\w*)(?:\s*=|[;,.])\s*(?=\S)/, '$1: '),
    row.replace(bulleted, '$1- '),
    row.replace(/(?<=[:,[] +)#([^\s,'"\]}]+)/g, '"#$1"'),
    // { label: News #1, url: /news }
    row.replaceAll(/(?<=[:,[] +)[^"'{}[\],:#]+ #[^"'{}[\],]*(?=[,\]}])/g, (text) =>
      JSON.stringify(text.trimEnd()),
    ),
    // { label: &News }
    row.replaceAll(/(?<=[{,] *\w+: +)[&*!%@`][^"'{}[\],]*(?=[,\]}])/g, (text) =>
      JSON.stringify(text.trimEnd()),
    ),
    // series: - WH2
    row.replace(/^(\s*(?:- )?[\w-]+: +)- +(?=\S)/, '$1'),
    row.replace(/^(\s*(?:- )?[\w-]+: +)- +(\S.*)$/, '$1[$2]'),
    ...(inBrackets
      ? [/;(?= )/g, /\.(?= +[\w-]+: )/g].map((sign) => row.replaceAll(sign, ','))
      : []),
    row.replace(/\)(?=,?$)/, ']'),
    row.replace(/(?<=: |- )\(/, '['),
    row.replace(/(?<=: |- )\((.*)\)$/, '{$1}'),
    // The braces around "au: 100, nz: 110" are lost.
    row.replace(/^(\s*(?:- )?\w+: +)(\w+: .*)$/, '$1{ $2 }'),
    row.replaceAll(/[“”„]/g, '"'),
    // { label: Where: to buy }
    row.replaceAll(/(?<=[{,] *\w+: +)[^"'{}[\],]*\w: [^"'{}[\],]*(?=,|\s*\})/g, (text) =>
      JSON.stringify(text.trimEnd()),
    ),
    ...closed(row),
    ...(inBrackets ? everyPlace(row, /(?<=[^\s,{[:])(?= +[\w-]+: )/g, ',') : []),
    ...everyPlace(row, /(?<=["'\]}])(?= +["'[{])/g, ','),
    row.replaceAll(/,\s*(?=,)/g, ''),
    ...without(row, /,(?=\s*[\]}])|[\]}](?=,?$)|["'](?=,?$)/g),
    ...quoted(row, keyed),
    ...quoted(row, listed),
  ]);
  found.delete(written);
  return [...found].filter((each) => each.trim() !== '');
}

/** `"Yes'`: the mark behind a figure may be one of feet or inches. */
const otherQuote = /(?<=[:,-] |\[ ?)(?:"([^"']*[^"'\d])'|'([^"']*[^"'\d])")(?=\s*(?:[,\]}]|$))/g;

/** Lines with several fields, each of these in a line of its own; and the same with a name that nothing has. */
export function apart(rows: readonly string[], index: number) {
  const row = rows[index] ?? '';
  const [, indent = ''] = /^( *(?:- +)*)[\w-]+: +\S/.exec(row) ?? [];
  const next = `\n${' '.repeat(indent.length)}`;
  const begins = [...row.matchAll(/(?<=[^\s:]) +(?=[A-Za-z]\w*: )/g)].filter(
    ({ index: at }) => at > indent.length,
  );
  const cut = (places: readonly RegExpExecArray[], name = '') =>
    wholeLine(
      rows,
      index + 1,
      [...places]
        .reverse()
        .reduce(
          (text, { index: at, 0: blanks }) =>
            text.slice(0, at) + next + name + text.slice(at + blanks.length),
          row,
        ),
    );
  const each = begins.map((place) => [place]);
  return [...each, ...(begins.length > 1 ? [begins] : [])].map((places) => ({
    column: (places[0]?.index ?? 0) + (places[0]?.[0].length ?? 0) + 1,
    fix: cut(places),
    strange: cut(places, 'x'),
  }));
}

/** The line, and those around that begin alike, as entries of a list: with the dashes that they lack. */
export function dashed(rows: readonly string[], index: number): Fix[] {
  const row = rows[index] ?? '';
  if (bulleted.test(row))
    return alike(rows, index, bulleted, (each) => each.replace(bulleted, '$1- '));
  if (row.trim() === '' || /^\s*(?:[-#]|$)/.test(row)) return [];
  // What begins a text has no list around it.
  if (blockSign.test(rows[index - 1] ?? '')) return [];
  const dashes = rows
    .slice(Math.max(0, index - 6), index + 4)
    .flatMap((near) => /^ *(?=- )/.exec(near)?.[0] ?? []);
  const alone = [...new Set(dashes)].map((indent) =>
    wholeLine(rows, index + 1, `${indent}- ${row.trim()}`),
  );
  return [...alone, ...alike(rows, index, /^ *\{ /, (each) => each.replace('{', '- {'))];
}

/** The line and its neighbours that begin as it does, where there are any, each changed. */
function alike(
  rows: readonly string[],
  index: number,
  sign: RegExp,
  change: (row: string) => string,
): Fix[] {
  const opening = (row = '') => sign.exec(row)?.[0].replace(/\d+/, '1');
  const own = opening(rows[index]);
  let [first, last] = [index, index];
  while (own !== undefined && opening(rows[first - 1]) === own) first--;
  while (own !== undefined && opening(rows[last + 1]) === own) last++;
  if (first === last) return [];
  return [
    {
      start: { line: first + 1, column: 1 },
      end: { line: last + 1, column: (rows[last] ?? '').length + 1 },
      text: rows
        .slice(first, last + 1)
        .map(change)
        .join('\n'),
    },
  ];
}

const standsAlone = /^(?:- |["']?[\w-]+["']?:(?:\s|$)|[\]}])/;

/** The line with as many spaces in front as its neighbours have. Words alone would end in the text above. */
export function reindented(rows: readonly string[], index: number): string[] {
  const bare = (rows[index] ?? '').trim().replaceAll('\t', ' ');
  const inList = indentInList(rows, index);
  if (inList !== undefined) return [inList + bare];
  if (/^- /.test(bare) && hasOwnList(rows, index)) return [];
  if (standsAlone.test(bare))
    return indentsAround(rows, index).map((indent) => ' '.repeat(indent) + bare);
  // A word alone is what is left of a field.
  if (/^[A-Za-z]\w*$/.test(bare)) return [];
  const [above, below] = [rows[index - 1] ?? '', rows[index + 1] ?? ''].map(
    (row) => /^ *(?=\S)/.exec(row)?.[0],
  );
  const indent = indentInBlock(rows, index) ?? (above === below ? above : undefined);
  return indent === undefined ? [] : [indent + bare];
}

/** An entry with nothing beneath it, that entries further in follow, is one of their list: what stands in front of these. */
function indentInList(rows: readonly string[], index: number): string | undefined {
  const [above = '', row = '', below = ''] = rows.slice(index - 1, index + 2);
  const indent = /^ *(?=- )/.exec(below)?.[0] ?? '';
  const isLeaf = /^ *- (?:\{.*\}|[^{:]+)$/.test(row) && indentOf(row) < indent.length;
  const isNext = /^ *- /.test(above) && indentOf(above) === indent.length;
  const isFirst = /^ *\w+:$/.test(above) && indentOf(above) < indent.length;
  return isLeaf && (isNext || isFirst) ? indent : undefined;
}

/** What stands in front of the lines of a block of text: of its first, or of one with others beneath. */
function indentInBlock(rows: readonly string[], index: number): string | undefined {
  const head = rows.slice(0, index).findLastIndex((row) => blockSign.test(row));
  const own = /^ *(?:- +)*/.exec(rows[head] ?? '')?.[0].length ?? 0;
  const isText = (row: string) => row.trim() !== '' && indentOf(row) > own;
  const above = rows.slice(head + 1, index).filter((row) => row.trim() !== '');
  const below = rows.slice(index + 1).find((row) => row.trim() !== '') ?? '';
  const isBetween = above.length === 0 || isText(below);
  // What has fields beneath it is half a field.
  const isHead = isText(below) && /^ *(?:- +)?[\w-]+:(?: |$)/.test(below);
  if (head === -1 || !above.every(isText) || !isBetween || isHead) return undefined;
  const beside = above[0] ?? (isText(below) ? below : undefined);
  return ' '.repeat(beside === undefined ? own + 2 : indentOf(beside));
}

const indentOf = (row: string) => row.length - row.trimStart().length;

/** Whether a list is open in which an entry stands where this one does: another line may be the one that is lost. */
function hasOwnList(rows: readonly string[], index: number): boolean {
  const indent = indentOf(rows[index] ?? '');
  for (const row of rows.slice(0, index).reverse()) {
    if (row.trim() === '' || indentOf(row) > indent) continue;
    return indentOf(row) === indent && /^ *- /.test(row);
  }
  return false;
}

/** The indentations of the lines around, and one step further in. */
function indentsAround(rows: readonly string[], index: number): number[] {
  const around = rows
    .slice(Math.max(0, index - 6), index + 4)
    .filter((row) => row.trim() !== '' && !row.includes('\t'))
    .map((row) => row.length - row.trimStart().length);
  return [...new Set(around.flatMap((indent) => [indent, indent + 2]))];
}

/** What a row opens, closed, and what it closes, opened. */
function closed(row: string): string[] {
  const count = (mark: string) => row.split(mark).length - 1;
  const end = row.trimEnd();
  const quotes = ['"', "'"].filter((quote) => count(quote) % 2 === 1);
  const pairs = [
    ['[', ']', '['],
    ['{', '}', '{ '],
  ] as const;
  const valueStarts = /(?<=\w: |- )(?=\S)/g;
  return [
    ...quotes.flatMap((quote) => [
      end + quote,
      ...everyPlace(row, /(?<=\S)(?=,)|(?<=\S)(?=\s*[\]}])/g, quote),
      ...everyPlace(row, /(?<=[:[,{-] )(?=[^"'\s])|(?<=[[{,])(?=[^"'\s])/g, quote),
      ...pairs
        .filter(([open, close]) => count(open) > count(close))
        .map(([, close]) => end + quote + close),
    ]),
    ...pairs.flatMap(([open, close, start]) =>
      count(open) > count(close)
        ? [
            ...(/\{ /.test(row) ? [`${end} ${close}`] : []),
            `${end}${close}`,
            `${end.replace(/,$/, '')}${close}`,
            ...everyPlace(row, /(?=, [\w-]+: )/g, ` ${close}`),
          ]
        : count(open) < count(close)
          ? everyPlace(row, valueStarts, start)
          : [],
    ),
  ];
}

/** The row with a text put in at each of some places, one at a time. */
const everyPlace = (row: string, places: RegExp, text: string): string[] =>
  [...row.matchAll(places)].map(({ index }) => row.slice(0, index) + text + row.slice(index));

const without = (row: string, places: RegExp): string[] =>
  [...row.matchAll(places)].map(({ index }) => row.slice(0, index) + row.slice(index + 1));

function quoted(row: string, pattern: RegExp): string[] {
  const [, start, value] = pattern.exec(row) ?? [];
  // Behind a colon the sign of a block may stand for what lies beneath.
  const sign = pattern === listed ? /^[|>][-+\d]*$|^[[{]\s*$/ : /^[|>]|^[[{]\s*$/;
  if (start === undefined || value === undefined || sign.test(value)) return [];
  // Nobody would read a dash.
  if (/^-(?: |$)/.test(value)) return [];
  // One quote alone was meant to be one of two.
  if (/^["']/.test(value) && value.split(value.charAt(0)).length % 2 === 0 && !/.["']$/.test(value))
    return [];
  // A quote in front of a word with an apostrophe is the one too many.
  if (/^'[^']*\w'\w/.test(value) && !value.endsWith("'"))
    return [start + JSON.stringify(value.slice(1).trimEnd())];
  const inner = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  // As a spreadsheet has them: ""text"", or "the ""text""".
  const bare = inner.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
  return [start + JSON.stringify((value.includes('""') ? bare : inner).trimEnd())];
}

/** The whole line, which counts from 1, gives way to a text. */
export const wholeLine = (rows: readonly string[], line: number, text: string): Fix => ({
  start: { line, column: 1 },
  end: { line, column: (rows[line - 1] ?? '').length + 1 },
  text,
});

/** What changes in the line, in words. */
export function said(before: string, after: string): string {
  const bare = after.trim();
  if (before.trim() !== bare) return printable(bare);
  const led = blanksOf(before);
  const { length } = blanksOf(after);
  const spaces = `${length} ${length === 1 ? 'space' : 'spaces'}`;
  if (led.includes('\t')) {
    const place = led.length === 1 ? 'its place' : 'place of all that stands in front of the words';
    return `${length === 0 ? 'nothing' : spaces} in ${place}`;
  }
  return length === 0 ? 'it at the very beginning of the line' : `${spaces} in front of it`;
}

const blanksOf = (row: string): string => /^\s*/.exec(row)?.[0] ?? '';
