/** Compares what the check finds with the last commit: prices that look like slips, and which of two values changed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNode, LineCounter, parse, parseDocument } from 'yaml';
import type { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import {
  type Diagnostic,
  fileDiagnostic,
  inQuotes,
  isError,
  sortDiagnostics,
  withoutWarnings,
} from '../../codegen/diagnostics/diagnostic.ts';
import { changedPaths, foldCaused } from '../../codegen/diagnostics/fold-caused.ts';
import { type FieldPath, fieldName } from '../../codegen/document.ts';
import { findInValues } from '../../codegen/find-in-values.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { formatList } from '../../kernel/format-list.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { memoize } from '../../kernel/memoize.ts';
import { pathOf } from './schema-fields.ts';

const factor = 2;
const slips = [0.001, 0.01, 0.1, 10, 100, 1000];
type EditedFiles = ReadonlyMap<string, Buffer | undefined>;
type ChangedFile = { readonly name: string; readonly before: string; readonly now: string };
type JumpOptions = {
  readonly gstPercentIn?: ((country: Country) => number) | undefined;
  readonly found?: readonly Diagnostic[];
  readonly changed?: readonly ChangedFile[];
};

/** Adds the warnings of `priceJumps`, and says what wrong values were. */
export function comparedWithCommit(
  root: string,
  { problems, tables, warningsOff = new Set() }: Awaited<ReturnType<typeof compileCatalogue>>,
  edited?: EditedFiles,
): readonly Diagnostic[] {
  const gstPercentIn = tables && ((country: Country) => tables.site.countries[country].gstPercent);
  const changed = changedFiles(root, edited);
  const byFile = new Map(changed.map((each) => [join(root, each.name), each]));
  const found = problems.map((each) => withHistory(each, byFile));
  const jumps = priceJumps(root, { gstPercentIn, found, changed });
  return sortDiagnostics([...found, ...withoutWarnings(jumps, warningsOff)]);
}

const guess = /^If so, .*? Otherwise, correct (?:the number, or )?/;

/** Says what the value of a problem without a tested fix was in the last commit. */
function withHistory(problem: Diagnostic, files: ReadonlyMap<string, ChangedFile>): Diagnostic {
  const { write: usual = '', fix } = problem;
  const history = fix ? undefined : historyOf(problem, files);
  if (!history) return problem;
  // The committed number is surer than a guess of the unit.
  if (/^It was [\d.]+ /.test(history) && guess.test(usual))
    return {
      ...problem,
      message: problem.message.replace(/, (?:so|but) [\d.]+ looks .*/, '.'),
      write: `${history} ${usual.replace(guess, 'Correct the number, or ')}`,
    };
  // Only the new one of two equal entries is wrong.
  const write = usual.replace(/Change (?:the \w+ of|or delete) one of them\./, 'Correct it.');
  return { ...problem, write: `${history} ${write}`.trim() };
}

const added = "It wasn't in the last commit.";
/** With more edits than these, it would take too long to check what each of them causes. */
const maxEdits = 4;

/**
 * Reports what an edit causes elsewhere once, at the edit. The edit causes the problems that
 * `check` doesn't find in the catalogue with the committed value, apart from counts in messages.
 */
export async function foldedAtEdits(
  root: string,
  problems: readonly Diagnostic[],
  check: (edited: EditedFiles) => Promise<readonly Diagnostic[]>,
): Promise<readonly Diagnostic[]> {
  const nameOf = ({ rule, file, field, message }: Diagnostic) =>
    [rule, file, field, message.replaceAll(/\d+/g, '')].join();
  // A file that can't be read as YAML can't be written with a committed value either.
  const readable = changedFiles(root).filter(({ now }) => parseDocument(now).errors.length === 0);
  const edits = readable.flatMap((changed) => {
    const paths = changedPaths(bothOf(changed)).filter(({ length }) => length > 0);
    const file = join(root, changed.name);
    return paths.map((path) => ({ changed, path, file, field: fieldName(path) }));
  });
  if (edits.length > maxEdits) return problems;
  if (edits.length > 1) {
    // Right edits cause nothing, so one check is enough.
    const files = new Map(readable.map(({ name, before }) => [name, Buffer.from(before)]));
    const known = new Set((await check(files)).map(nameOf));
    if (problems.every((each) => known.has(nameOf(each)))) return problems;
  }
  let left = problems;
  for (const edit of edits) {
    const { changed, path, file, field } = edit;
    const lines = new LineCounter();
    const document = parseDocument(changed.now, { lineCounter: lines });
    const [was, is] = bothOf(changed).map((value) => valueAt(value, path));
    const nodes = path.map((_part, depth) => document.getIn(path.slice(0, depth + 1), true));
    // The nearest parent of a deleted value.
    const { line, col: column } = lines.linePos(nodes.findLast(isNode)?.range?.[0] ?? 0);
    if (was === undefined) document.deleteIn(path);
    else document.setIn(path, was);
    const before = await check(new Map([[changed.name, Buffer.from(String(document))]]));
    const place = { file, line, column, field };
    const history = was === undefined ? added : historyOf(place, new Map([[file, changed]]));
    const known = new Set(before.map(nameOf));
    const isCaused = (each: Diagnostic) =>
      !known.has(nameOf(each)) &&
      !edits.some(
        (other) => other !== edit && other.file === each.file && other.field === each.field,
      );
    const caused = left.filter(isCaused);
    const others = left.filter((each) => !isCaused(each));
    left = [...others, ...(history ? foldCaused(caused, place, wordsOf(is), history) : caused)];
  }
  return sortDiagnostics(left);
}

/** Describes how a value differs from the last commit; undefined if it doesn't, or has only moved in a list. */
function historyOf(
  place: Pick<Diagnostic, 'file' | 'line' | 'field' | 'found'>,
  files: ReadonlyMap<string, ChangedFile>,
): string | undefined {
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
  if (lost)
    return `It had ${lost} in the last commit. Restore that if you didn't mean to delete it.`;
  const words =
    now < listed ? wordsOf(lists[0]) : (wordsOf(was) ?? wordsBefore(was, is, place.found));
  // The edit may be in another part of a long text.
  if (words === undefined && typeof was === 'string' && was.includes(place.found ?? '\n'))
    return undefined;
  const gone = Array.isArray(was) && Array.isArray(is) && is.length < was.length ? was : [];
  const [missing] = gone.filter((each) => !JSON.stringify(is).includes(JSON.stringify(each)));
  const entry = wordsOf(isRecord(missing) ? (missing.code ?? missing.category) : missing);
  if (entry) return `It had ${entry} in the last commit.`;
  return now > listed ? added : words && `It was ${words} in the last commit.`;
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
  // Whole words
  const isInWord = (at: number) =>
    /^\w\w$/.test(was.slice(at - 1, at + 1)) || /^\w\w$/.test(is.slice(at - 1, at + 1));
  while (start > 0 && isInWord(start)) start--;
  while (end > 0 && /^\w\w$/.test(was.slice(was.length - end - 1).slice(0, 2))) end--;
  const from = Math.min(start, is.indexOf(found));
  const to = Math.max(is.length - end, is.indexOf(found) + found.length);
  return wordsOf(was.slice(from, was.length - (is.length - to)).split('](')[0]);
}

const bothOf = memoize(({ before, now }: ChangedFile) => [before, now].map(parsed));

/** Returns a number, a list or words that fit into a sentence. */
const wordsOf = (value: unknown): string | undefined =>
  isRecord(value)
    ? wordsOf(Object.entries(value).map(([name, each]) => `${name}: ${each}`))
    : Array.isArray(value) && value.every((each) => typeof each === 'string')
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
      const [was = 0, is = 0] = changedNumber(valueAt(before, path), value, path);
      const isSlip = slips.some((tens) => Math.abs(is / was / tens - 1) < 1e-6);
      const field = fieldName(path);
      if (isFound(field)) return [];
      const message = `It was ${was} in the last commit`;
      if (isSlip)
        return warn('likely-figure', field, `${message}.`, 'Check the decimal point.', `${is}`);
      // "Allow 150 mm" in the text of a product that was 150 mm high.
      const said = ['name', 'summary', 'description'].find((text) => {
        const words = String(valueAt(now, [text]));
        const isSaid = (figure: number) =>
          new RegExp(`(?<![\\d.,])${figure}\\s?[A-Za-zµ°]`).test(words);
        return path[0] === 'specifications' && was !== is && isSaid(was) && !isSaid(is);
      });
      const isKnown = own.some(({ related = [], ...problem }) =>
        [problem, ...related].some((place) => [field, said].includes(place.field)),
      );
      if (!said || isKnown) return [];
      const clash = `${message}, and the ${said} still says ${was}.`;
      return warn('own-figures', field, clash, "If that's out of date, correct it too.", `${is}`);
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
    return [...figures, warn('price-jump', 'price', message, write, prices)];
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
