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
  readonly places: ReadonlyMap<string, Place>;
  readonly problems: readonly Problem[];
};
export type Place = {
  readonly value: Position;
  readonly key?: Position;
  readonly spelling?: string;
};
export const placeKey = (path: FieldPath): string => path.join('\0');

export function readValues(
  file: string,
  text: string,
  root: Node | null,
  lines: LineCounter,
): Values {
  const places = new Map<string, Place>();
  const problems: Problem[] = [];

  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const report = (
    path: FieldPath,
    where: Position,
    rule: string,
    message: string,
    write: string,
    related?: Problem['related'],
  ) => {
    problems.push({
      severity: 'error',
      file,
      ...where,
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
    const keys = new Map<string, Position>();
    for (const { key, value } of items) {
      const where = position(startOf(key as Node));
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
      if (earlier) {
        report(here, where, 'duplicate-key', `${name} stands here twice`, 'only one of them', [
          { file, line: earlier.line, label: 'first at' },
        ]);
        continue;
      }
      keys.set(name, where);
      const child = readNode(value as Node | null, here, depth + 1, where);
      // An ordinary property even for "__proto__".
      Object.defineProperty(result, name, {
        value: child,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      const place = places.get(placeKey(here));
      places.set(placeKey(here), { ...(place ?? { value: where }), key: where });
    }
    return result;
  };

  const checkPlain = (node: Node, path: FieldPath) => {
    const before = (mark: string) => {
      let offset = Math.max(0, text.lastIndexOf(mark, startOf(node)));
      while (text[offset - 1] === mark) offset--;
      return position(offset);
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
    fallback: Position,
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
      places.set(placeKey(path), { value: fallback });
      return null;
    }
    const where = position(startOf(node));
    places.set(placeKey(path), { value: where });
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
      places.set(placeKey(path), { value: where, spelling });
      checkPlainScalar(node.value, spelling, startOf(node), path, where);
    }
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  };

  const checkPlainScalar = (
    value: unknown,
    spelling: string,
    offset: number,
    path: FieldPath,
    where: Position,
  ) => {
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
    const end = offset + spelling.length;
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

  const value = readNode(root, [], 0, { line: 1, column: 1 });
  return { value, places, problems };
}
