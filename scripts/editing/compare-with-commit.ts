/** Compares what the check finds with the last commit: prices that look like slips, and which of two values changed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import {
  type Diagnostic,
  fileDiagnostic,
  inQuotes,
  isError,
  type Related,
  sortDiagnostics,
  withoutWarnings,
} from '../../codegen/diagnostics/diagnostic.ts';
import { type FieldPath, fieldName } from '../../codegen/document.ts';
import { findInValues } from '../../codegen/find-in-values.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { formatList } from '../../kernel/format-list.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { memoize } from '../../kernel/memoize.ts';
import { isRecord } from '../../kernel/records.ts';
import { pathOf } from './schema-fields.ts';

const factor = 2;
type EditedFiles = ReadonlyMap<string, Buffer | undefined>;
type ChangedFile = { readonly name: string; readonly before: string; readonly now: string };
type JumpOptions = {
  readonly gstPercentIn?: ((country: Country) => number) | undefined;
  readonly found?: readonly Diagnostic[];
  readonly changed?: readonly ChangedFile[];
};

/** Adds the warnings of `priceJumps`. If one of two values that disagree was edited, points at that one. */
export function comparedWithCommit(
  root: string,
  { problems, tables, warningsOff = new Set() }: Awaited<ReturnType<typeof compileCatalogue>>,
  edited?: EditedFiles,
): readonly Diagnostic[] {
  const gstPercentIn = tables && ((country: Country) => tables.site.countries[country].gstPercent);
  const changed = changedFiles(root, edited);
  const byFile = new Map(changed.map((each) => [join(root, each.name), each]));
  const found = problems.map((each) => withEdit(each, byFile));
  const jumps = priceJumps(root, { gstPercentIn, found, changed });
  // A price that makes the ratio wrong is one mistake.
  const isPriced = (file: string) =>
    jumps.some((jump) => isRatio(jump, file)) ||
    found.some((each) => each.rule === 'printed-price' && each.file === file);
  const others = found.filter(({ rule, file }) => rule !== 'price-ratio' || !isPriced(file));
  return sortDiagnostics([...others, ...withoutWarnings(jumps, warningsOff)]);
}

const isRatio = ({ rule, file }: Diagnostic, of: string) => rule === 'price-ratio' && file === of;

/** Moves a contradiction to its one edited value, and says what that was. A tested fix stays where it is. */
function withEdit(problem: Diagnostic, files: ReadonlyMap<string, ChangedFile>): Diagnostic {
  const { related = [], write: usual = '', fix, perhaps: _, update, ...rest } = problem;
  if (fix || related.some((each) => each.update !== undefined)) return problem;
  const own = editOf(problem, files);
  const [edit, another] = related.flatMap((each) => editOf(each, files) ?? []);
  if (update !== undefined && (own || !edit)) return problem;
  const { history = '' } = own ?? edit ?? {};
  // Only the new one of two equal entries is wrong.
  const write = update
    ? `If it's right, change "${problem.found}" there to "${update}".`
    : own || edit
      ? usual.replace(/Change (?:the \w+ of|or delete) one of them\./, 'Correct it.')
      : usual;
  // "If it is, …" continues the message.
  const isContinued = write.startsWith('If ') && !update && !/^It had/.test(history);
  const sentences = isContinued ? [write, history] : [history, write];
  const advice = sentences.filter(Boolean).join(' ');
  if (own) return { ...problem, write: advice };
  if (!edit || another || !isOther.test(edit.place.label)) return problem;
  const { label, ...place } = edit.place;
  const { file, line, field } = problem;
  return {
    ...{ ...rest, ...place, field: place.field ?? '', column: edit.column, write: advice },
    ...(/^own-/.test(problem.rule) && {
      message: `${problem.message} Its ${field} says ${inQuotes(problem.found ?? '')}.`,
    }),
    ...(edit.is !== undefined && { found: edit.is }),
    related: related.map((each) =>
      each === edit.place
        ? { file, line, field, label, ...(update && { update, found: problem.found }) }
        : each,
    ),
  };
}

/** Labels of values that disagree. Others have the same mistake. */
const isOther = /^See$|^The other one is at$/;

/** Describes how a value differs from the last commit; undefined if it doesn't, or has only moved in a list. */
function editOf<Place extends Related | Diagnostic>(
  place: Place,
  files: ReadonlyMap<string, ChangedFile>,
) {
  const file = files.get(place.file);
  if (!file?.before || !place.field) return undefined;
  const path = pathOf(place.field);
  const [was, is] = bothOf(file).map((value) => valueAt(value, path));
  // In a longer list, the entry that was here has moved.
  const last = path.findLastIndex((part) => typeof part === 'number');
  const lists = bothOf(file).map((value) => valueAt(value, path.slice(0, last)));
  const [listed = 0, now = 0] = lists.map((list) => (Array.isArray(list) ? list.length : 0));
  const line = file.now.split('\n')[place.line - 1] ?? '';
  const timesIn = (text: string) => text.split('\n').filter((each) => each === line).length;
  const isMoved = last >= 0 && timesIn(file.before) >= timesIn(file.now);
  const lost = lostFrom(file, path);
  if ((isMoved || isDeepStrictEqual(was, is)) && !lost) return undefined;
  const column = 1 + Math.max(0, line.search(/\S/));
  if (lost)
    return {
      ...{ place, column, is: undefined },
      history: `It had ${lost} in the last commit. Restore that if you didn't mean to delete it.`,
    };
  const words =
    now < listed ? wordsOf(lists[0]) : (wordsOf(was) ?? wordsBefore(was, is, place.found));
  // The edit may be in another part of a long text.
  if (words === undefined && typeof was === 'string' && was.includes(place.found ?? '\n'))
    return undefined;
  const gone = Array.isArray(was) && Array.isArray(is) && is.length < was.length ? was : [];
  const [missing] = gone.filter((each) => !JSON.stringify(is).includes(JSON.stringify(each)));
  const entry = wordsOf(isRecord(missing) ? (missing.code ?? missing.category) : missing);
  const history = entry
    ? `It had ${entry} in the last commit.`
    : now > listed
      ? "It wasn't in the last commit."
      : words && `It was ${words} in the last commit.`;
  return { place, column, is: wordsOf(is), history };
}

/** Describes the only field that an entry, or the file, has lost. */
function lostFrom(file: ChangedFile, path: FieldPath): string | undefined {
  for (const depth of [path.length, path.length - 1]) {
    const [before, now] = bothOf(file).map((value) => valueAt(value, path.slice(0, depth)));
    if (!isRecord(before) || !isRecord(now)) continue;
    const [name, another] = Object.keys(before).filter((each) => now[each] === undefined);
    const isSame = Object.keys(now).every((each) => isDeepStrictEqual(now[each], before[each]));
    const words = name && wordsOf(before[name]);
    return words && !another && isSame ? `${name}: ${words}` : undefined;
  }
  return undefined;
}

/** Returns what the words that were found in a long text were, if the text only changed there. */
function wordsBefore(before: unknown, now: unknown, found = '\n'): string | undefined {
  if (typeof before !== 'string' || typeof now !== 'string') return undefined;
  const [was = '', is = ''] = [before, now].map((each) => each.replaceAll(/\s+/g, ' '));
  if (!is.includes(found)) return undefined;
  const most = Math.min(was.length, is.length);
  let [start, end] = [0, 0];
  while (start < most && was[start] === is[start]) start++;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++;
  const from = Math.min(start, is.indexOf(found));
  const to = Math.max(is.length - end, is.indexOf(found) + found.length);
  return wordsOf(was.slice(from, was.length - (is.length - to)).split('](')[0]);
}

const bothOf = memoize(({ before, now }: ChangedFile) => [before, now].map(parsed));

/** Returns a number, a list or words that fit into a sentence. */
const wordsOf = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? wordsOf(value.join(', '))
    : ['number', 'boolean'].includes(typeof value) ||
        (typeof value === 'string' && value !== '' && value.length < 60)
      ? inQuotes(String(value))
      : undefined;

/**
 * Warns of each price that's over twice, under half, or exactly GST above git's price, and of each
 * specification with a slipped decimal point. Returns nothing without git, or for a value that
 * `found` has an error for.
 */
export function priceJumps(
  root: string,
  { gstPercentIn, found = [], changed = changedFiles(root) }: JumpOptions = {},
): readonly Diagnostic[] {
  const products = changed.filter(({ name }) => /^products\//.test(name));
  return products.flatMap((each) => {
    const file = join(root, each.name);
    const [before, now] = bothOf(each);
    const own = found.filter((problem) => problem.file === file);
    const isFound = (at: string) => own.some(({ field }) => field !== '' && at.startsWith(field));
    const warn = (rule: string, at: string, says: string, write: string, found: string) => {
      const start = new RegExp(`(?:^ *|[{,] *)${at.replace(/.*\./, '')}:`);
      const isPrice = rule === 'price-jump';
      const isThere = (text: string) => start.test(text) && (isPrice || text.includes(found));
      const line = Math.max(1, 1 + each.now.split('\n').findIndex(isThere));
      const advice = `${write} If the ${isPrice ? 'price' : 'number'} is right, commit it.`;
      const warning = fileDiagnostic(file, rule, says, advice, { line, column: 1 });
      return { ...warning, field: at, found, severity: 'warning' as const };
    };
    const figures = findInValues(now, (value) => value).flatMap(({ path, found: value }) => {
      const [was, is] = changedNumber(valueAt(before, path), value, path);
      const field = fieldName(path);
      if (was === undefined || is === undefined || isFound(field)) return [];
      const found = `${is}`;
      const message = `It was ${was} in the last commit`;
      if ([0.001, 0.01, 0.1, 10, 100, 1000].some((tens) => Math.abs(is / was / tens - 1) < 1e-6))
        return warn('likely-figure', field, `${message}.`, 'Check the decimal point.', found);
      if (path[0] !== 'specifications' || typeof value !== 'number') return [];
      // "Allow 150 mm" in the text of a product that was 150 mm high.
      const said = ['name', 'summary', 'description'].find((text) => {
        const words = String(valueAt(now, [text]));
        const isSaid = (value: unknown) =>
          new RegExp(`(?<![\\d.,])${value}\\s?[A-Za-zµ°]`).test(words);
        return isSaid(was) && !isSaid(is);
      });
      const isKnown = own.some(({ related = [], ...problem }) =>
        [problem, ...related].some((place) => [field, said].includes(place.field)),
      );
      if (!said || isKnown) return [];
      const clash = `${message}, and the ${said} still says ${was}.`;
      return warn('own-figures', field, clash, "If that's out of date, correct it too.", found);
    });
    const jumps = countries.flatMap((country) => {
      const key = countryKeys[country];
      const [was, is] = [before, now].map((value) => valueAt(value, ['price', key]));
      if (typeof was !== 'number' || typeof is !== 'number') return [];
      if (own.some((each) => isError(each) && `price.${key}`.startsWith(each.field))) return [];
      const isTaxed = gstPercentIn && isWithGst(was, is, gstPercentIn(country));
      if (!isTaxed && is <= was * factor && is >= was / factor) return [];
      return { country, was, is, isTaxed };
    });
    if (jumps.length === 0) return figures;
    const message = `The price was ${formatList(jumps.map(({ was, country }) => `${was} in ${country}`))} in the last commit.`;
    const write = jumps.every(({ isTaxed }) => isTaxed)
      ? 'The new price looks like the old one with GST added. Enter prices ex GST.'
      : 'Check each digit and the decimal point.';
    const prices = formatList(jumps.map(({ is }) => String(is)));
    const jump = warn('price-jump', 'price', message, write, prices);
    const ratio = own.find((problem) => isRatio(problem, file));
    const [first, both] = jumps;
    return [
      ...figures,
      first && !both && ratio
        ? {
            ...{ ...ratio, line: jump.line, column: jump.column, found: prices },
            ...{ field: `price.${countryKeys[first.country]}`, write: `${message} ${ratio.write}` },
          }
        : jump,
    ];
  });
}

/** Returns a number of a specification, a list of parts or the picture, before and now, if it's the only change. */
function changedNumber(before: unknown, now: unknown, [field]: FieldPath) {
  if (!/^(?:specifications|cartridges|spares|appearance)$/.test(`${field}`)) return [];
  const [were = [], are = []] = [before, now].map((each) => `${each}`.split(/(\d+(?:\.\d+)?)/));
  const [at = 0, another] = are.flatMap((each, index) => (each === were[index] ? [] : index));
  const isOnly = at % 2 === 1 && another === undefined && were.length === are.length;
  return isOnly ? [Number(were[at]), Number(are[at])] : [];
}

/** Whether a new price in dollars is the previous one plus GST, to the cent. */
const isWithGst = (before: number, after: number, percent: number): boolean =>
  Math.abs(Math.round(after * 100) - addGstToCents(Math.round(before * 100), percent)) <= 1;

/** Returns the files that differ from the last commit. `edited` has the new bytes of unwritten ones, by path in `root`. */
function changedFiles(root: string, edited: EditedFiles = new Map()): readonly ChangedFile[] {
  const flags = ['--relative', '--name-only', '--diff-filter=M'];
  const uncommitted = git(root, ['diff', ...flags, 'HEAD', '--', '.'])
    .toString()
    .split('\n');
  const names = [...new Set([...uncommitted, ...edited.keys()])].filter((name) =>
    name.endsWith('.yaml'),
  );
  const texts = committedTexts(root, names);
  return names.map((name, index) => ({
    name,
    before: texts[index] ?? '',
    now: edited.has(name) ? String(edited.get(name) ?? '') : readFileSync(join(root, name), 'utf8'),
  }));
}

/** Returns the files' committed texts in order, empty if there's none. One process reads all. */
function committedTexts(root: string, names: readonly string[]): readonly string[] {
  const asked = names.map((name) => `HEAD:./${name}\n`).join('');
  const printed = git(root, ['cat-file', '--batch'], asked);
  let at = 0;
  return names.map(() => {
    // git prints "<hash> blob <size>", the bytes and a line break, or one line for an uncommitted file.
    const start = printed.indexOf('\n', at) + 1;
    const size = Number(printed.toString('utf8', at, start).split(' ')[2] ?? -1);
    at = start + size + 1;
    return printed.toString('utf8', start, start + size);
  });
}

/** Returns git's output, empty outside a work tree or without git. */
function git(cwd: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout } = spawnSync('git', args, { cwd, input, maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : Buffer.alloc(0);
}

/** Undefined for an unreadable file, which the check reports. */
function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}
