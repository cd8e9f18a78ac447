/**
 * Reads YAML as plain values with the `yaml` package. Merchandisers only use anchors, aliases,
 * merge keys and tags by accident, so these are errors.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import { formatList } from '../../kernel/format-list.ts';
import type { Diagnostic, DiagnosticInput } from '../diagnostics/diagnostic.ts';
import type { Position, TextEdit } from '../diagnostics/text-edit.ts';
import { type FieldPath, fieldName, isStatedValue, type SourcePositions } from '../document.ts';
import { maxDepth } from './decode.ts';

export type Parsed = {
  readonly documents: readonly Document.Parsed[];
  readonly lines: LineCounter;
};

export function parseYaml(text: string): Parsed {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  return { documents: Array.isArray(parsed) ? parsed : [], lines };
}

/** At an offset of the text. `edits` replace text between two offsets. */
export type OffsetDiagnostic = Omit<DiagnosticInput, 'candidates' | 'fix' | 'within' | 'key'> & {
  readonly edits?: readonly OffsetEdit[];
};
export type OffsetEdit = { readonly start: number; readonly end: number; readonly text: string };

export type Values = ReturnType<typeof valuesOf>;
export const startOf = (node: unknown): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;

/** Ends a block at its last line, not where the next field starts. */
export function nodeRange(text: string, node: Node): readonly [start: number, end: number] {
  let [start, end] = node.range ?? [0, 0];
  while (end > start && ' \t\n'.includes(text[end - 1] ?? '')) end--;
  return [start, end];
}

const positioner =
  (lines: LineCounter) =>
  (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };

export function reporter(file: string, lines: LineCounter) {
  const diagnostics: Diagnostic[] = [];
  const position = positioner(lines);
  const editOf = ({ start, end, text }: OffsetEdit): TextEdit => ({
    start: position(start),
    end: position(end),
    text,
  });
  const report = (path: FieldPath, offset: number, problem: OffsetDiagnostic) => {
    const { edits, severity = 'error', field, ...finding } = problem;
    diagnostics.push({
      severity,
      file,
      ...position(offset),
      field: field ?? fieldName(path),
      ...finding,
      ...(edits && { candidates: edits.map(editOf) }),
    });
  };
  const relatedAt = (offset: number, label: string) => [
    { file, line: position(offset).line, label },
  ];
  return { diagnostics, report, relatedAt, position };
}

type Reader = ReturnType<typeof reporter> & {
  readonly text: string;
  /** Spellings of specifications that are numbers but would print differently, by id. */
  readonly respelled: Map<string, string>;
  /** For the table of slips, once the schema knows what each field holds. */
  readonly scalars: { readonly node: Node; readonly path: FieldPath }[];
  /** Maps in braces that have fields without values. */
  readonly braces: { readonly map: YAMLMap; readonly path: FieldPath }[];
  /** The path changes during the walk, so copy it to store it. */
  readonly path: (string | number)[];
};

export function valuesOf(file: string, text: string, { documents, lines }: Parsed) {
  const reader: Reader = {
    ...reporter(file, lines),
    text,
    respelled: new Map(),
    scalars: [],
    braces: [],
    path: [],
  };
  const value = readNode(reader, documents[0]?.contents ?? null, 0);
  const { respelled, diagnostics, scalars, braces } = reader;
  return { value, respelled, diagnostics, scalars, braces };
}

function readNode(reader: Reader, node: Node | null, above: number): unknown {
  const { path } = reader;
  if (node === null) return null;
  const where = startOf(node);
  if (path.length > maxDepth) {
    reader.report(path.slice(0, 1), where || above, {
      rule: 'plain-yaml',
      message: `Fields and lists can't be more than ${maxDepth} levels deep.`,
      write: 'Use fewer levels.',
    });
    return null;
  }
  if (isAlias(node)) {
    reportYaml(
      reader,
      where,
      'A * at the start of a value has a special meaning in YAML.',
      typeof path.at(-1) === 'number'
        ? 'Put the text in quotes.'
        : 'If this is text, put it in quotes. If this field is a list, list its entries here.',
    );
    return null;
  }
  readProperties(reader, node);
  if (isMap(node)) return readMap(reader, node);
  if (isSeq(node))
    return node.items.map((item, index) => {
      path.push(index);
      const value = readNode(reader, asNode(item), where);
      path.pop();
      return value;
    });
  if (!isScalar(node)) return null;
  const { value, source } = node;
  const isRespelled =
    node.type === 'PLAIN' && typeof value === 'number' && String(value) !== source;
  if (isRespelled && isStatedValue(path)) reader.respelled.set(String(path.at(-1)), source ?? '');
  if (isSuspicious(reader.text, node)) reader.scalars.push({ node, path: [...path] });
  if (typeof value === 'bigint') return Number(value);
  // JSON caches have no -0, .inf or .nan.
  if (value === 0) return 0;
  return typeof value === 'number' && !Number.isFinite(value) ? (source ?? '') : value;
}

function readMap(reader: Reader, map: YAMLMap): unknown {
  const { path } = reader;
  const entries: [name: string, value: unknown][] = [];
  const seen = new Map<string, number>();
  const repeated: { name: string; where: number; first: number }[] = [];
  if (map.flow && map.items.some(({ value }) => isEmpty(value)))
    reader.braces.push({ map, path: [...path] });
  for (const { key, value } of map.items as Pair[]) {
    const where = startOf(key);
    if (!isScalar(key) || (typeof key.value !== 'string' && typeof key.value !== 'number')) {
      reportYaml(reader, where, "A field's name must be a word.", 'Correct the name.');
      continue;
    }
    const name = String(key.value);
    path.push(name);
    const first = seen.get(name);
    readProperties(reader, key);
    if (name === '<<')
      reportYaml(
        reader,
        where,
        "YAML's merge key (<<) doesn't work in this catalogue.",
        'Copy the fields to this entry instead.',
      );
    else if (first !== undefined) repeated.push({ name, where, first });
    else {
      seen.set(name, where);
      entries.push([name, readNode(reader, asNode(value), where)]);
    }
    path.pop();
  }
  const [again] = repeated;
  if (again) {
    const names = repeated.map(({ name }) => name);
    const isOne = names.length === 1;
    reader.report([...path, again.name], again.where, {
      rule: 'duplicate-key',
      message: isOne
        ? `There are two fields called "${again.name}" here.`
        : `This ${path.length > 0 ? 'entry' : 'file'} already has these fields: ${formatList(names)}.`,
      write: isOne
        ? 'Delete one of them.'
        : `Delete one of each${path.length > 0 ? '. If a new entry starts here, put a hyphen and a space before its first field' : ', or move the second set to a file of its own'}.`,
      related: reader.relatedAt(again.first, isOne ? 'The other one is at' : 'See'),
      ...(seen.keys().next().value === again.name &&
        entryWithoutDash(reader.text, again.first, again.where)),
    });
  }
  // An ordinary property, even if its name is `__proto__`.
  return Object.fromEntries(entries);
}

const reportYaml = ({ report, path }: Reader, where: number, message: string, write: string) =>
  report(path, where, { rule: 'plain-yaml', message, write });

function readProperties(reader: Reader, node: Node): void {
  const isPlain = !('anchor' in node && node.anchor) && !('tag' in node && node.tag);
  if (isPlain) return;
  const { text, path, report } = reader;
  const isText = isScalar(node) && typeof node.value === 'string';
  const before = (mark: string) => {
    let offset = Math.max(0, text.lastIndexOf(mark, startOf(node)));
    while (text[offset - 1] === mark) offset--;
    return offset;
  };
  if ('anchor' in node && node.anchor) {
    const start = before('&');
    const [name = ''] = /^&\S*[ \t]*/.exec(text.slice(start)) ?? [];
    report(path, start, {
      rule: 'plain-yaml',
      message: 'An & at the start of a value has a special meaning in YAML.',
      write: `Delete ${name.trim()}${isText ? ', or put the whole text in quotes' : ''}.`,
      // In front of fields or entries, this can't be text without quotes.
      ...(!isScalar(node) && { edits: [{ start, end: start + name.length, text: '' }] }),
    });
  }
  if ('tag' in node && node.tag)
    reportYaml(
      reader,
      before('!'),
      'A ! at the start of a value has a special meaning in YAML.',
      `Delete ${/^\S*/.exec(text.slice(before('!')))}${isText && text[before('!') + 1] !== '!' ? ', or put the whole text in quotes' : ''}.`,
    );
}

export const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.value === null && !value.source);

const asNode = (value: unknown): Node | null =>
  isScalar(value) || isMap(value) || isSeq(value) || isAlias(value) ? value : null;

/** Repairs an entry that repeats its first field, because the next entry starts there without its hyphen. */
function entryWithoutDash(text: string, first: number, again: number) {
  const [dash] = /- +$/.exec(text.slice(text.lastIndexOf('\n', first) + 1, first)) ?? [];
  const startsLine = text.slice(text.lastIndexOf('\n', again) + 1, again).trim() === '';
  const lineFrom = (at: number) => text.slice(at).split('\n', 1)[0]?.trimEnd() ?? '';
  const row = lineFrom(again);
  // An identical line may have been copied once too often.
  if (dash === undefined || !startsLine || row === lineFrom(first)) return {};
  return { edits: [{ start: again - dash.length, end: again + row.length, text: dash + row }] };
}

/** Signs of a slip anywhere in a scalar without quotes, and at its edges. */
const plainSigns =
  /^(?:[–—•·▪◦‣●○"“„«‘]|o |\d+[.)] )|[,;\\'"”»’\s\u00a0]$|["•]|^(?:yes|no|on|off|y|n)$/i;

/** A quick test that most values pass. */
function isSuspicious(text: string, node: Node): boolean {
  if (!isScalar(node)) return false;
  const { type, value, source = '', range } = node;
  if (type !== 'PLAIN' && type !== undefined && type.startsWith('BLOCK'))
    return /\n *(?:(?:- )?[A-Za-z]\w*:[ \n]|#+ |[•·▪◦‣●○])|\t/.test(
      text.slice(...nodeRange(text, node)),
    );
  if (typeof value === 'number')
    return (
      text[(range?.[0] ?? 0) - 1] === ',' ||
      !/^-?(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/.test(source) ||
      isCommented(text, range)
    );
  if (typeof value !== 'string') return isCommented(text, range);
  if (text[(range?.[0] ?? 0) - 1] === ',' && /^\d{3}(?!\d)/.test(source)) return true;
  if (type !== 'PLAIN') return value !== value.trim() || /^[“”„«‘]|[^\u0020-\u007e]/.test(value);
  return (
    plainSigns.test(source) ||
    source !== source.trim() ||
    // A value of several lines is folded.
    (range && range[1] - range[0] !== source.length) ||
    isCommented(text, range)
  );
}

function isCommented(text: string, range: Node['range']): boolean {
  const end = range?.[1] ?? 0;
  return ' \t#'.includes(text.charAt(end) || '-') && /^[ \t]*#/.test(text.slice(end, end + 9));
}

/** Looks up positions of values in the parsed document. */
export function positionsIn(text: string, { documents, lines }: Parsed): SourcePositions {
  const position = positioner(lines);
  type Found = { readonly key?: Node; readonly value: Node | null; readonly isWhole: boolean };
  const find = (path: FieldPath): Found => {
    let found: Found = { value: documents[0]?.contents ?? null, isWhole: true };
    for (const part of path) {
      const { value } = found;
      const pair = isMap(value)
        ? value.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
        : undefined;
      if (pair) found = { key: pair.key as Node, value: asNode(pair.value), isWhole: true };
      else if (isSeq(value) && Number(part) in value.items)
        found = { value: asNode(value.items[Number(part)]), isWhole: true };
      else return { ...found, isWhole: false };
    }
    return found;
  };
  return {
    at: (path) => {
      const { key, value } = find(path);
      return position(startOf(value ?? key));
    },
    keyAt: (path) => {
      const { key, value } = find(path);
      return position(startOf(key ?? value));
    },
    spelling: (path) => {
      const { value, isWhole } = find(path);
      return isWhole && isScalar(value) && value.type === 'PLAIN' ? value.source : undefined;
    },
    rangeOf: (path, { key: ofKey = false, within, occurrence } = {}) => {
      const { key, value, isWhole } = find(path);
      const node = ofKey ? key : value;
      if (!node || !isWhole) return undefined;
      const [start, end] = nodeRange(text, node);
      if (within === undefined) return { start: position(start), end: position(end) };
      const part = partIn(text.slice(start, end), within, occurrence);
      return part && { start: position(start + part.start), end: position(start + part.end) };
    },
  };
}

/** Finds words in a value. A space also matches a line break. A link's words may repeat its address, so the one in brackets counts. */
function partIn(text: string, part: string, occurrence: number | undefined) {
  const words = part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
  const inBrackets = new RegExp(`(?<=\\]\\()${words}(?=\\))|(?<=\\]\\(<)${words}(?=>\\))`).exec(
    text,
  );
  const found =
    (occurrence === undefined && inBrackets) ||
    [...text.matchAll(new RegExp(words, 'g'))][occurrence ?? 0];
  return found && { start: found.index, end: found.index + found[0].length };
}
