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
import type { Position, Problem } from '../problem.ts';
import { maxDepth } from './depth.ts';
import { type FieldPath, fieldName } from './document.ts';

export type Values = {
  readonly value: unknown;
  /** The numbers that would be printed in another way than they are spelled, by their place. */
  readonly respelled: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};
export type Place = {
  readonly value: Position;
  readonly key?: Position;
  readonly spelling?: string;
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
  const problems: Problem[] = [];
  const respelled = new Map<string, string>();

  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const report = (
    path: FieldPath,
    offset: number,
    rule: string,
    message: string,
    write: string,
    related?: Problem['related'],
  ) => {
    problems.push({
      severity: 'error',
      file,
      ...position(offset),
      field: fieldName(path),
      message,
      write,
      rule,
      ...(related && { related }),
    });
  };
  const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

  const readMap = (items: readonly Pair[], path: FieldPath, depth: number): unknown => {
    const result: Record<string, unknown> = {};
    const keys = new Map<string, number>();
    for (const { key, value } of items) {
      const where = startOf(key as Node);
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
      const earlier = keys.get(name);
      if (earlier !== undefined) {
        report(here, where, 'duplicate-key', `${name} stands here twice`, 'only one of them', [
          { file, line: position(earlier).line, label: 'first at' },
        ]);
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
      });
    }
    return result;
  };

  const checkPlain = (node: Node, path: FieldPath) => {
    const before = (mark: string) => {
      let offset = Math.max(0, text.lastIndexOf(mark, startOf(node)));
      while (text[offset - 1] === mark) offset--;
      return offset;
    };
    if ('anchor' in node && node.anchor) {
      report(
        path,
        before('&'),
        'plain-yaml',
        `a value cannot begin with & (an anchor)`,
        'the value in quotes',
      );
    }
    if ('tag' in node && node.tag) {
      report(
        path,
        before('!'),
        'plain-yaml',
        'a value cannot begin with ! (a tag)',
        'the value in quotes',
      );
    }
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
    places?.set(placeKey(path), { value: position(where) });
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
      return node.items.map((item, index) =>
        readNode(item as Node | null, [...path, index], depth + 1, where),
      );
    }
    if (!isScalar(node)) return null;
    if (node.type === 'PLAIN') {
      const spelling = node.source ?? '';
      places?.set(placeKey(path), { value: position(where), spelling });
      checkPlainScalar(node.value, spelling, path, where);
    }
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  };

  const checkPlainScalar = (value: unknown, spelling: string, path: FieldPath, where: number) => {
    if (typeof value === 'number' && String(value) !== spelling)
      respelled.set(placeKey(path), spelling);
    if (typeof value === 'number' && !/^[-+]?(0|[1-9]\d*)(\.\d+)?$/.test(spelling)) {
      const number = Number.isFinite(value) ? `, or ${value} for the number` : '';
      report(
        path,
        where,
        'quote-text',
        `${spelling} would be read as the number ${value}`,
        `"${spelling}" in quotes for text${number}`,
      );
    }
    if (typeof value !== 'string') return;
    if (/^(yes|no|on|off|y|n)$/i.test(spelling)) {
      const truth = /^(yes|on|y)$/i.test(spelling);
      report(
        path,
        where,
        'quote-text',
        `${spelling} can be a word or a switch`,
        `${truth} for a switch, or "${spelling}" in quotes for text`,
      );
    }
    const end = where + spelling.length;
    const rest = /^[ \t]+(#.*)/.exec(text.slice(end, text.indexOf('\n', end) >>> 0));
    if (rest && (/^#\S/.test(rest[1] ?? '') || spelling.includes(' '))) {
      report(
        path,
        where,
        'quote-text',
        `everything from # on is taken for a comment and lost (${rest[1]})`,
        `the value in quotes: "${spelling}${rest[0]}"; a comment goes on a line of its own`,
      );
    }
  };

  const value = readNode(root, [], 0, 0);
  return { value, respelled, problems };
}

/** An ordinary property, whatever its name. */
const defineOwn = (record: object, name: string, value: unknown) =>
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
