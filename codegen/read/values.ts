/**
 * The parser's tree as plain values with their places. What YAML can do beyond plain
 * data (anchors, aliases, merge keys, tags) is a problem: a merchandiser who meets it
 * wrote it by accident.
 */
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';
import type { Position } from '../fix.ts';
import { numberMeant, printed } from '../number-meant.ts';
import type { Doubt } from '../problem.ts';
import { maxDepth } from './depth.ts';
import type { FieldPath } from './document.ts';
import { createFindings, startOf } from './findings.ts';
import { scalarChecks } from './scalars.ts';
import { entryWithoutDash } from './swallowed.ts';

export type Values = {
  readonly value: unknown;
  /** The numbers that would be printed in another way than they are spelled, by their place. */
  readonly respelled: ReadonlyMap<string, string>;
  readonly problems: readonly Doubt[];
  /** Problems only where one of their `tries` fits. */
  readonly suspicions: readonly Doubt[];
};
export type Place = {
  readonly value: Position;
  readonly key?: Position;
  readonly spelling?: string;
  /** Offsets in the text, the end behind the last character. */
  readonly range?: readonly [start: number, end: number];
  readonly keyRange?: readonly [start: number, end: number];
};
export const placeKey = (path: FieldPath): string => path.join('\0');

/** `places` is filled where it is given: most files are read without. */
export function readValues(
  file: string,
  text: string,
  root: Node | null,
  lines: LineCounter,
  places?: Map<string, Place>,
): Values {
  const findings = createFindings(file, text, lines);
  const { problems, suspicions, position, report, rangeOf } = findings;
  const { checkPlain, checkDecoded, checkEntry, checkText } = scalarChecks(findings);
  const respelled = new Map<string, string>();

  const reportDivided = (path: FieldPath, { start, ends, meant }: Divided) => {
    const raw = text.slice(start, ends);
    report(
      path,
      start,
      'wrong-type',
      'a comma divides this number in two, since a comma begins the next field',
      'the number without a comma',
      // Where a text is wanted, the comma is a part of it.
      { ends, tries: meant === undefined ? [] : [meant, JSON.stringify(raw), printed(meant)] },
    );
  };

  const readMap = (items: readonly Pair[], path: FieldPath, depth: number): unknown => {
    const result: Record<string, unknown> = {};
    const keys = new Map<string, number>();
    for (const [index, { key, value }] of items.entries()) {
      const where = startOf(key as Node);
      const divided = dividedNumber(items, index);
      if (divided) {
        const last = Object.keys(result).at(-1) ?? '';
        if (divided.isFirst) reportDivided([...path, last], divided);
        if (divided.meant !== undefined) result[last] = Number(divided.meant);
        continue;
      }
      if (!isScalar(key) || (typeof key.value !== 'string' && typeof key.value !== 'number')) {
        report(
          path,
          where,
          'plain-yaml',
          'a field name must be a word',
          'a plain word as the name of the field',
        );
        continue;
      }
      const name = String(key.value);
      const here = [...path, name];
      if (name === '<<') {
        report(
          here,
          where,
          'plain-yaml',
          'merge keys (<<) are not used here',
          'the fields themselves',
        );
        continue;
      }
      checkPlain(key, here);
      checkDecoded(name, here, where);
      const earlier = keys.get(name);
      if (earlier !== undefined) {
        report(here, where, 'duplicate-key', `${name} stands here twice`, 'only one of them', {
          related: [{ file, line: position(earlier).line, label: 'first at' }],
          ...(keys.keys().next().value === name && entryWithoutDash(text, earlier, where)),
        });
        continue;
      }
      keys.set(name, where);
      const child = readNode(value as Node | null, here, depth + 1, where);
      if (name === '__proto__') defineOwn(result, name, child);
      else result[name] = child;
      const place = places?.get(placeKey(here));
      places?.set(placeKey(here), {
        ...(place ?? { value: position(where) }),
        key: position(where),
        keyRange: rangeOf(key),
      });
    }
    return result;
  };

  const readNode = (
    node: Node | null,
    path: FieldPath,
    depth: number,
    fallback: number,
  ): unknown => {
    if (depth > maxDepth) {
      report(
        path.slice(0, 1),
        fallback,
        'plain-yaml',
        `values are nested deeper than ${maxDepth} levels`,
        'a flatter file',
      );
      return null;
    }
    if (node === null) {
      places?.set(placeKey(path), { value: position(fallback) });
      return null;
    }
    const where = startOf(node);
    places?.set(placeKey(path), { value: position(where), range: rangeOf(node) });
    if (isAlias(node)) {
      report(
        path,
        where,
        'plain-yaml',
        'a value cannot begin with * (an alias)',
        'the value itself, or in quotes',
      );
      return null;
    }
    checkPlain(node, path);
    if (isMap(node)) return readMap(node.items.filter(isPair), path, depth);
    if (isSeq(node)) {
      if (node.flow)
        for (const [index, item] of node.items.entries()) checkEntry(item, [...path, index]);
      return node.items.map((item, index) =>
        readNode(item as Node | null, [...path, index], depth + 1, where),
      );
    }
    if (!isScalar(node)) return null;
    const { source: spelling = '' } = node;
    if (node.type === 'PLAIN') {
      places?.set(placeKey(path), { value: position(where), spelling, range: rangeOf(node) });
      if (typeof node.value === 'number' && String(node.value) !== spelling)
        respelled.set(placeKey(path), spelling);
    }
    checkText(node, path, where);
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  };

  const value = readNode(root, [], 0, 0);
  return { value, respelled, problems, suspicions };
}

type Divided = {
  /** Of several parts that commas made, the first behind the number. */
  readonly isFirst: boolean;
  readonly start: number;
  readonly ends: number;
  readonly meant: string | undefined;
};

/** `{ au: 1,018.36 }` is a field of 1 and a field called 018.36; `2 894,60` and `2.894,60` are alike. */
function dividedNumber(items: readonly Pair[], index: number): Divided | undefined {
  const restOf = ({ key, value }: Pair): string | undefined => {
    const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
    const source = isEmpty && isScalar(key) && key.type === 'PLAIN' ? (key.source ?? '') : '';
    return /^\d+(\.\d+)?$/.test(source) ? source : undefined;
  };
  const isRest = (place: number) =>
    items[place] !== undefined && restOf(items[place]) !== undefined;
  if (!isRest(index)) return undefined;
  let [first, last] = [index, index];
  while (isRest(first - 1)) first--;
  while (isRest(last + 1)) last++;
  const number = items[first - 1]?.value;
  if (!isScalar(number) || number.type !== 'PLAIN') return undefined;
  const spelled = number.source ?? '';
  if (!/^(?:A?\$|NZ\$)?\s*\d[\d.'’\s]*$/.test(spelled)) return undefined;
  const rests = items.slice(first, last + 1).map((item) => restOf(item) ?? '');
  return {
    isFirst: first === index,
    start: startOf(number),
    ends: startOf(items[last]?.key as Node) + (rests.at(-1) ?? '').length,
    meant: numberMeant([spelled, ...rests].join(',')),
  };
}

/** An ordinary property, whatever its name. */
const defineOwn = (record: object, name: string, value: unknown) =>
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
