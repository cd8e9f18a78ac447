/** Finds values' offsets in YAML. */
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
import { UserError } from '../user-error.ts';

/** Throws a UserError if the text isn't YAML. */
export function parseYamlDocument(text: string): Document.Parsed {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  if (document.errors.length > 0)
    throw new UserError("This file isn't valid YAML. Run npx puretec check to see where.");
  return document;
}

export const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

export const pairOf = (map: YAMLMap, name: string | number): Pair | undefined =>
  map.items.find((pair) => nameOf(pair) === String(name));

export function nodeAt(document: Document, path: FieldPath): Node | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Returns the offset after a value's last visible character, without later comments and blank lines. */
export function endOf(text: string, node: unknown): number {
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
export function endOfPair(text: string, { key, value }: Pair): number {
  const isThere = isNode(value) && endOf(text, value) > startOf(value);
  return isThere ? endOf(text, value) : text.indexOf(':', endOf(text, key)) + 1;
}

export function* scalarsIn(
  node: unknown,
  path: FieldPath = [],
): Generator<{ readonly node: Node; readonly value: unknown; readonly path: FieldPath }> {
  if (isScalar(node)) yield { node, value: node.value, path };
  else if (isMap(node))
    for (const pair of node.items) yield* scalarsIn(pair.value, [...path, nameOf(pair)]);
  else if (isSeq(node))
    for (const [index, item] of node.items.entries()) yield* scalarsIn(item, [...path, index]);
}
