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
import { yamlText } from '../fix.ts';
import { numberMeant } from '../number-meant.ts';
import type { Doubt, Position, Problem } from '../problem.ts';
import { maxDepth } from './depth.ts';
import { type FieldPath, fieldName } from './document.ts';
import { hiddenCharacter } from './encoding.ts';
import { fieldsIn, listBelowText } from './swallowed.ts';

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
  const problems: Doubt[] = [];
  const suspicions: Doubt[] = [];
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
    { related, at = offset, ends, tries }: More = {},
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
      ...(ends !== undefined &&
        tries && {
          tries: tries.map((text) => ({ start: position(at), end: position(ends), text })),
        }),
    });
  };
  /** A block of text ends with its last line, not where the next field begins. */
  const rangeOf = (node: Node): readonly [number, number] => {
    const [start, end] = node.range ?? [0, 0];
    return [start, start + text.slice(start, end).replace(/[ \t\n]+$/, '').length];
  };
  const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

  const readMap = (items: readonly Pair[], path: FieldPath, depth: number): unknown => {
    const result: Record<string, unknown> = {};
    const keys = new Map<string, number>();
    for (const [index, { key, value }] of items.entries()) {
      const where = startOf(key as Node);
      const divided = dividedNumber(items[index - 1]?.value, key, value);
      if (divided) {
        const last = Object.keys(result).at(-1) ?? '';
        if (divided.meant !== undefined) result[last] = Number(divided.meant);
        const [start, ends] = [
          startOf(items[index - 1]?.value as Node),
          where + divided.rest.length,
        ];
        report(
          [...path, last],
          start,
          'wrong-type',
          'a comma divides this number in two, since a comma begins the next field',
          'the number without a comma',
          { ends, tries: divided.meant === undefined ? [] : [divided.meant] },
        );
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
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') checkBlock(node, path);
    if (node.type === 'PLAIN') {
      const spelling = node.source ?? '';
      places?.set(placeKey(path), { value: position(where), spelling, range: rangeOf(node) });
      checkPlainScalar(node.value, spelling, path, where, text.slice(...rangeOf(node)));
    }
    if (typeof node.value === 'string') checkDecoded(node.value, path, where);
    if (typeof node.value === 'string') checkBlanks(node.value, node.type, path, where, node);
    return typeof node.value === 'bigint' ? Number(node.value) : node.value;
  };

  /** A quote of this line has no other: where the text began that it ends, nobody can tell. */
  const isQuoteLost = (where: number): boolean => {
    const row = text.slice(text.lastIndexOf('\n', where) + 1).split('\n', 1)[0] ?? '';
    return row.split('"').length % 2 === 0;
  };

  /** A blank that nobody sees, and that searches, links and lists take for a letter. */
  const checkBlanks = (
    value: string,
    type: string | undefined,
    path: FieldPath,
    where: number,
    node: Node,
  ) => {
    const bare = value.trim();
    if (value === bare || value === '' || type?.startsWith('BLOCK')) return;
    if (bare === '')
      return report(
        path,
        where,
        'blank',
        'there is nothing here but blanks',
        'what it says, or take the field away',
      );
    report(
      path,
      where,
      'blank',
      'a blank stands at the edge of this text',
      'it without the blank',
      {
        ends: rangeOf(node)[1],
        tries: [yamlText(bare)],
      },
    );
  };

  /** In quotes, "\u202E" stands for what the file itself may not contain. */
  const checkDecoded = (value: string, path: FieldPath, where: number) => {
    const hidden = hiddenCharacter(value);
    if (!hidden) return;
    const message = `a backslash in these quotes stands for ${hidden.name}`;
    report(path, where, 'encoding', message, 'the text without it');
  };

  /** `[5 micron "carbon block"]` */
  const checkEntry = (item: unknown, path: FieldPath) => {
    if (!isScalar(item) || item.type !== 'PLAIN' || !/\S +"[^"]*"$/.test(item.source ?? '')) return;
    const [start, ends] = rangeOf(item);
    report(
      path,
      start,
      'syntax',
      'a comma is missing in front of the quote',
      'a comma between two entries',
      { ends, tries: [text.slice(start, ends).replace(/ +"/, ', "')] },
    );
  };

  const checkBlock = (node: Node, path: FieldPath) => {
    const [start, end] = rangeOf(node);
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    // A field of a list entry stands behind its dash.
    const indent = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
    for (const { at, row, tries } of fieldsIn(text, start, end, indent))
      suspicions.push({
        severity: 'error',
        file,
        ...position(at),
        field: fieldName(path),
        message: `this line became a part of the text above it, because it stands further in`,
        found: row,
        rule: 'swallowed',
        tries: tries.map((moved) => ({
          start: position(moved.start),
          end: position(moved.end),
          text: moved.text,
        })),
      });
    const list = listBelowText(text, start, end);
    if (list)
      problems.push({
        severity: 'warning',
        file,
        ...position(list.at),
        field: fieldName(path),
        message: 'a list stands right under a line of text, and may belong to another field',
        found: list.row,
        write: 'an empty line in front, if it is a part of the text',
        rule: 'swallowed',
      });
  };

  /** `description:` with paragraphs or a list beneath, and no `|`: they would run into one. */
  const signMissing = (path: FieldPath, where: number, raw: string): boolean => {
    const before = text.lastIndexOf('\n', where);
    const line = text.slice(text.lastIndexOf('\n', before - 1) + 1, before);
    const bare = /^( *(?:- +)*)([A-Za-z]\w*:) *$/.exec(line);
    const hasStructure = /\n[ \t]*\n|\n[ \t]*- /.test(raw) || /^- /.test(raw);
    const startsLine = text.slice(before + 1, where).trim() === '';
    if (!bare || !hasStructure || !startsLine) return false;
    const at = before - line.length + (bare[1]?.length ?? 0);
    report(
      path,
      at,
      'swallowed',
      'the paragraphs and lists beneath would run into one',
      '| behind the colon',
      { ends: before, tries: [`${bare[2]} |`] },
    );
    return true;
  };

  const checkPlainScalar = (
    value: unknown,
    spelling: string,
    path: FieldPath,
    where: number,
    raw: string,
  ) => {
    if (typeof value === 'number' && String(value) !== spelling)
      respelled.set(placeKey(path), spelling);
    const ends = where + raw.length;
    if (typeof value === 'number' && !/^[-+]?(0|[1-9]\d*)(\.\d+)?$/.test(spelling)) {
      report(
        path,
        where,
        'quote-text',
        `${spelling} would be read as the number ${value}`,
        'text in quotes, or the number in plain figures',
        { ends, tries: [`"${spelling}"`, ...(/^0+\d/.test(spelling) ? [String(value)] : [])] },
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
        'true or false for a switch, or text in quotes',
        isQuoteLost(where) ? {} : { ends, tries: [`${truth}`, `"${spelling}"`] },
      );
    }
    const blockSign = signMissing(path, where, raw);
    if (blockSign) return;
    const swallowed = /\n[ \t]*(- |[A-Za-z]\w*:(?: |$))/m.exec(raw);
    if (swallowed) {
      const row = swallowed[0].trim();
      report(
        path,
        where + swallowed.index + swallowed[0].length - (swallowed[1]?.length ?? 0),
        'swallowed',
        `this line became a part of the text above it, because it stands further in (${row} …)`,
        'it beneath the line that it belongs to, with the same number of spaces in front',
        { related: [{ file, line: position(where).line, label: 'the text begins at' }] },
      );
    } else if (raw.includes('\n')) {
      const next = where + raw.search(/(?<=\n\s*)\S/);
      problems.push({
        severity: 'warning',
        file,
        ...position(next),
        field: fieldName(path),
        message: 'the text above goes on in this line, which may belong to something else',
        write: '>- behind the colon, and the whole text in the lines beneath',
        rule: 'swallowed',
        related: [{ file, line: position(where).line, label: 'the text begins at' }],
      });
    }
    // 20" is a measure; a quote behind words was opened, or meant to be.
    const quote = /(?:^|[^\d\s])"$| "(?=\S)/.exec(spelling);
    if (quote && spelling.split('"').length % 2 === 0)
      report(
        path,
        where + quote.index + quote[0].length - 1,
        'syntax',
        'a quote stands here alone',
        'two quotes, or none',
        {
          at: where,
          ends,
          // The quote of a list may have been opened entries before, or that of a field in its name.
          tries: path.every(
            (part) => part === 0 || (/^\w+$/.test(String(part)) && typeof part === 'string'),
          )
            ? [`"${spelling}`, spelling.replace(' "', ', "')]
            : [],
        },
      );
    const rest = /^[ \t]+(#.*)/.exec(text.slice(ends, text.indexOf('\n', ends) >>> 0));
    if (rest && (/^#\S/.test(rest[1] ?? '') || spelling.includes(' '))) {
      report(
        path,
        where,
        'quote-text',
        `everything from # on is taken for a comment and lost (${rest[1]})`,
        'the value in quotes, if it belongs to it; a comment goes on a line of its own',
      );
    }
  };

  const value = readNode(root, [], 0, 0);
  return { value, respelled, problems, suspicions };
}

/** `{ au: 1,018.36 }` is a field of 1 and a field called 018.36. */
function dividedNumber(before: unknown, key: unknown, value: unknown) {
  if (!isScalar(before) || !isScalar(key) || before.type !== 'PLAIN' || key.type !== 'PLAIN')
    return;
  const isEmpty = value === null || (isScalar(value) && value.value === null && !value.source);
  const [start, rest] = [before.source ?? '', key.source ?? ''];
  if (!isEmpty || !/^\d+$/.test(start) || !/^\d+(\.\d+)?$/.test(rest)) return;
  return { rest, meant: numberMeant(`${start},${rest}`) };
}

type More = {
  readonly related?: Problem['related'];
  /** From where, if not from the place of the problem, and up to where the texts of `tries` take the place of what stands there. */
  readonly at?: number;
  readonly ends?: number;
  readonly tries?: readonly string[];
};

/** An ordinary property, whatever its name. */
const defineOwn = (record: object, name: string, value: unknown) =>
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
