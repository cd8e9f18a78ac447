/** Edits YAML and leaves every other byte alone: comments, quotes, line ends, field order. Positions are field paths. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { FieldPath } from '../../codegen/document.ts';
import { parseYaml, positionsIn } from '../../codegen/load/yaml.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { UserError } from '../user-error.ts';
import { type Value, writeField, writeValue } from './write-value.ts';

type Splice = { readonly from: number; readonly to: number; readonly text: string };

const splice = (text: string, { from, to, text: between }: Splice): string =>
  text.slice(0, from) + between + text.slice(to);

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** A value as it's spelled, such as 359.00. */
export type SourceText = { readonly spelling: string };
export const isSpelled = (value: Value | SourceText): value is SourceText =>
  typeof value === 'object' && 'spelling' in value && typeof value.spelling === 'string';
const spellingOf = (value: Value | SourceText): string =>
  isSpelled(value) ? value.spelling : writeValue(value);

/** Replaces the value at a path, or adds the field. `order` has the group's fields in schema order. */
export function setValue(
  text: string,
  path: FieldPath,
  value: Value | SourceText,
  order: readonly string[] = [],
): string {
  const document = parseYamlDocument(text);
  const node = nodeAt(document, path);
  const source = spellingOf(value);
  if (node && endOf(text, node) > startOf(node)) {
    const isQuoted = isScalar(node) && node.type === 'QUOTE_DOUBLE' && typeof value === 'string';
    return splice(text, {
      from: startOf(node),
      to: endOf(text, node),
      text: isQuoted ? JSON.stringify(value) : source,
    });
  }
  const above = path.slice(0, -1);
  const name = path.at(-1);
  const map = nodeAt(document, above);
  if (!isMap(map)) {
    if (map || typeof name !== 'string') throw noSuchField(path);
    return setValue(text, above, { [name]: value } as Value, order);
  }
  const pair = name === undefined ? undefined : pairOf(map, name);
  if (pair) {
    const at = endOfPair(text, pair);
    return splice(text, { from: at, to: at, text: ` ${source}` });
  }
  const field = `${name}: ${source}`;
  if (map.flow) {
    const last = map.items.at(-1);
    if (!last) return splice(text, { ...spanOf(text, map), text: `{ ${field} }` });
    const at = endOfPair(text, last);
    return splice(text, { from: at, to: at, text: `, ${field}` });
  }
  const rank = order.indexOf(String(name));
  const comesBefore = (name: string) => order.includes(name) && order.indexOf(name) < rank;
  const earlier = map.items.filter((each) => rank < 0 || comesBefore(nameOf(each)));
  const [first] = map.items;
  const indent = ' '.repeat(columnOf(text, startOf(first?.key)));
  const anchor = earlier.at(-1);
  if (anchor) {
    const at = endOfLine(text, endOfPair(text, anchor));
    return splice(text, { from: at, to: at, text: `${eolOf(text)}${indent}${field}` });
  }
  const at = startOf(first?.key);
  return splice(text, { from: at, to: at, text: `${field}${eolOf(text)}${indent}` });
}

/** Sets copy of one or more lines. A block stays a block, so unchanged lines keep their bytes. */
export function setText(
  text: string,
  path: FieldPath,
  value: string,
  order: readonly string[] = [],
): string {
  const document = parseYamlDocument(text);
  const node = nodeAt(document, path);
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK');
  if (!isBlock && !value.includes('\n')) return setValue(text, path, value, order);
  const above = nodeAt(document, path.slice(0, -1));
  const key = isMap(above) ? (pairOf(above, path.at(-1) ?? '') ?? above.items[0])?.key : above;
  const indent = ' '.repeat(columnOf(text, startOf(key)));
  const [header = '', ...lines] = writeField(value).split('\n');
  const old = /^\|.*/.exec(text.slice(startOf(node)))?.[0];
  const block = lines.map((line) => (line === '' ? '' : indent + line));
  const spelling = [(isBlock && header === '|' && old) || header, ...block].join(eolOf(text));
  return setValue(text, path, { spelling }, order);
}

/** Returns a value's source in the form that addEntry takes. */
export function sourceAt(text: string, path: FieldPath): string {
  const node = nodeAt(parseYamlDocument(text), path);
  if (!node) throw noSuchField(path);
  const { from, to } = spanOf(text, node);
  const indent = new RegExp(`^ {${columnOf(text, from)}}`, 'gm');
  return text.slice(from, to).replace(indent, '').replaceAll('\r\n', '\n');
}

/** Adds an entry to the end of a list, or creates the list. An entry of several lines is written as a block. */
export function addEntry(
  text: string,
  path: FieldPath,
  entry: Value | SourceText,
  order: readonly string[] = [],
): string {
  const document = parseYamlDocument(text);
  const list = nodeAt(document, path);
  const source = spellingOf(entry);
  const eol = eolOf(text);
  if (!list) {
    if (!source.includes('\n')) return setValue(text, path, { spelling: `[${source}]` }, order);
    const field = `${eol}${inBlock(source, 2, eol)}`;
    return setValue(text, path, { spelling: field }, order).replace(` ${field}`, field);
  }
  if (!isSeq(list)) throw noSuchField(path);
  const last = list.items.at(-1);
  if (!last || list.flow) {
    const at = last ? endOf(text, last) : undefined;
    if (at !== undefined) return splice(text, { from: at, to: at, text: `, ${source}` });
    const parent = nodeAt(document, path.slice(0, -1));
    const column = isMap(parent) ? columnOf(text, startOf(parent.items[0]?.key)) + 2 : 2;
    const block = `${eol}${inBlock(source, column, eol)}`;
    const span = spanOf(text, list);
    const gap = text[span.from - 1] === ' ' ? 1 : 0;
    return splice(text, { from: span.from - gap, to: span.to, text: block });
  }
  const indent = columnOf(text, text.lastIndexOf('-', startOf(list.items[0]) - 1));
  const at = endOfLine(text, endOf(text, last));
  return splice(text, { from: at, to: at, text: `${eol}${inBlock(source, indent, eol)}` });
}

const inBlock = (source: string, indent: number, eol: string): string => {
  const [first = '', ...rest] = source.trimEnd().split('\n');
  const lead = ' '.repeat(indent);
  const lines = rest.map((line) => (line === '' ? '' : `${lead}  ${line}`));
  return [`${lead}- ${first}`, ...lines].join(eol);
};

/** Removes a field or a list's entry. A list goes with its last entry. */
export function removeValue(text: string, path: FieldPath): string {
  const document = parseYamlDocument(text);
  const above = nodeAt(document, path.slice(0, -1));
  const last = path.at(-1);
  if (isSeq(above) && typeof last === 'number') {
    if (above.items.length === 1 && path.length > 1) return removeValue(text, path.slice(0, -1));
    return splice(
      text,
      above.flow ? flowSpan(text, above.items, last) : itemLines(text, above, last),
    );
  }
  if (!isMap(above) || last === undefined) throw noSuchField(path);
  const index = above.items.findIndex((pair) => nameOf(pair) === String(last));
  const pair = above.items[index];
  if (!pair) throw noSuchField(path);
  if (above.flow) return splice(text, flowSpan(text, above.items, index));
  const from = startOf(pair.key);
  const lineStart = startOfLine(text, from);
  const isFirstOfItem = text.slice(lineStart, from).trim() !== '';
  const next = above.items[index + 1];
  if (isFirstOfItem && next) return splice(text, { from, to: startOf(next.key), text: '' });
  return splice(text, { from: lineStart, to: afterLine(text, endOfPair(text, pair)), text: '' });
}

/** Calls `change` with each scalar's spelling. Undefined leaves the scalar unchanged. */
export function replaceText(
  text: string,
  change: (
    spelling: string,
    position: { readonly path: FieldPath; readonly value: unknown },
  ) => string | undefined,
): string {
  const splices: Splice[] = [];
  for (const { node, value, path } of scalarsIn(parseYamlDocument(text).contents)) {
    const { from, to } = spanOf(text, node);
    const spelling = change(text.slice(from, to), { path, value });
    if (spelling !== undefined) splices.push({ from, to, text: spelling });
  }
  return splices.sort((a, b) => b.from - a.from).reduce(splice, text);
}

export function yamlValueAt(text: string, path: FieldPath): unknown {
  return valueAt(parseYamlDocument(text).toJS(), path);
}

/** Returns the line of a value, from 1, or of its closest parent if it's missing. */
export const lineAt = (text: string, path: FieldPath): number =>
  positionsIn(text, parseYaml(text)).at(path).line;

const spanOf = (text: string, node: Node) => ({ from: startOf(node), to: endOf(text, node) });

const noSuchField = (path: FieldPath) =>
  new UserError(`There's no field called ${path.join('.')} in this file. Check the spelling.`);

/** Returns the range of an entry and the comma next to it. A comment between two entries stays. */
function flowSpan(text: string, items: readonly unknown[], index: number): Splice {
  const bounds = items.map((item) =>
    isNode(item)
      ? spanOf(text, item)
      : isPairLike(item)
        ? { from: startOf(item.key), to: endOfPair(text, item) }
        : { from: 0, to: 0 },
  );
  const own = bounds[index] ?? { from: 0, to: 0 };
  const next = bounds[index + 1];
  const former = bounds[index - 1];
  if (next) {
    const between = text.slice(own.to, next.from);
    const to = between.includes('#') ? own.to + between.indexOf(',') + 1 : next.from;
    return { from: own.from, to, text: '' };
  }
  const from = former && !text.slice(former.to, own.from).includes('#') ? former.to : own.from;
  return { from, to: own.to, text: '' };
}

const isPairLike = (item: unknown): item is Parameters<typeof endOfPair>[1] =>
  typeof item === 'object' && item !== null && 'key' in item;

function itemLines(text: string, list: { readonly items: readonly unknown[] }, index: number) {
  const item = list.items[index];
  const dash = text.lastIndexOf('-', startOf(item) - 1);
  return {
    from: startOfLine(text, dash),
    to: afterLine(text, Math.max(endOf(text, item), dash + 1)),
    text: '',
  };
}

const startOfLine = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const columnOf = (text: string, at: number): number =>
  text.slice(startOfLine(text, at), at).replace(/^\uFEFF/, '').length;
function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  const found = end === -1 ? text.length : end;
  return text[found - 1] === '\r' ? found - 1 : found;
}
function afterLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Throws a UserError if the text isn't YAML. */
function parseYamlDocument(text: string): Document.Parsed {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  if (document.errors.length > 0)
    throw new UserError("This file isn't valid YAML. Run npx puretec check to see where.");
  return document;
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

const pairOf = (map: YAMLMap, name: string | number): Pair | undefined =>
  map.items.find((pair) => nameOf(pair) === String(name));

function nodeAt(document: Document, path: FieldPath): Node | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Returns the offset after a value's last visible character, without later comments and blank lines. */
function endOf(text: string, node: unknown): number {
  if (!isNode(node) || !node.range) return 0;
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  const last = isBlock ? node.items.at(-1) : undefined;
  if (isMap(node) && isBlock) {
    const pair = node.items.at(-1);
    return pair ? endOfPair(text, pair) : node.range[1];
  }
  if (isSeq(node) && isBlock && isNode(last)) return endOf(text, last);
  let end = node.range[1];
  while (/\s/.test(text[end - 1] ?? '') && end > node.range[0]) end--;
  return end;
}

/** An empty value ends with the colon. */
function endOfPair(text: string, { key, value }: Pair): number {
  const isThere = isNode(value) && endOf(text, value) > startOf(value);
  return isThere ? endOf(text, value) : text.indexOf(':', endOf(text, key)) + 1;
}

function* scalarsIn(
  node: unknown,
  path: FieldPath = [],
): Generator<{ readonly node: Node; readonly value: unknown; readonly path: FieldPath }> {
  if (isScalar(node)) yield { node, value: node.value, path };
  else if (isMap(node))
    for (const pair of node.items) yield* scalarsIn(pair.value, [...path, nameOf(pair)]);
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...path, index]);
}
