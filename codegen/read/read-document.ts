/** One file's bytes as a document, or the problems that keep it from being one. */
import { unlessTooMuch } from '../effort.ts';
import { applyFix, type Position } from '../fix.ts';
import type { Doubt, Problem } from '../problem.ts';
import { type Judge, sureOf } from '../settle.ts';
import { parseText, syntaxProblems } from './all-syntax.ts';
import { maxDepth, tooDeepLine } from './depth.ts';
import type { FieldPath, Kind, PlacedDocument, Places } from './document.ts';
import { decode } from './encoding.ts';
import { noBreakIndent } from './pasted.ts';
import { problemOf } from './syntax.ts';
import { type Place, placeKey, readValues, type Values } from './values.ts';

export function readDocument(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
  judge?: Judge,
): {
  readonly document?: PlacedDocument;
  /** Absent where the bytes are no text. */
  readonly text?: string;
  /** Spellings by `placeKey`, of numbers that are printed in another way. */
  readonly respelled?: ReadonlyMap<string, string>;
  readonly problems: readonly Doubt[];
  /** Problems only where one of their `tries` fits. */
  readonly suspicions?: readonly Doubt[];
} {
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return { problems: [decoded.problem] };
  const { text } = decoded;
  const read = readText(file, text, judge);
  if (!('value' in read)) return { text, problems: read };
  // Hardly any file needs them: they are found when the first is asked for.
  let found: Places | undefined;
  const places = () => {
    found ??= placesIn(file, text);
    return found;
  };
  const { value, ...told } = read;
  const document: PlacedDocument = {
    file,
    kind,
    name,
    value,
    at: (path) => places().at(path),
    keyAt: (path) => places().keyAt(path),
    spelling: (path) => places().spelling(path),
    rangeOf: (path, part) => places().rangeOf(path, part),
  };
  return { document, text, ...told };
}

function readText(file: string, text: string, judge?: Judge): Values | readonly Doubt[] {
  const refuse = (message: string, write: string, line = 1): readonly Doubt[] => [
    {
      severity: 'error',
      file,
      line,
      column: 1,
      field: '',
      message,
      write,
      rule: 'plain-yaml',
    },
  ];

  const directive = /^(?:[ \t]*(?:#[^\n]*)?\n)*%/.exec(text);
  if (directive) {
    const line = directive[0].split('\n').length;
    return refuse('% begins an instruction to the parser', 'the file without it', line);
  }
  const deep = tooDeepLine(text);
  if (deep !== undefined)
    return refuse(`values are nested deeper than ${maxDepth} levels`, 'a flatter file', deep);
  const { documents, lines, fault } = parseText(text);
  const indent = noBreakIndent(text, fault !== undefined);
  // Where the parser stumbles all the same, it is over something else.
  const isOver = indent && fault && parseText(applyFix(text, indent.fix)).fault;
  if (indent && !(isOver && isOver.line <= fault.line))
    return [indentProblem(file, text, indent, judge)];
  if (fault) return judge ? syntaxProblems(file, text, fault, judge) : [problemOf(file, fault)];
  const [first, second] = documents;
  if (!first || first.contents === null)
    return refuse('the file is empty', 'its fields, or delete it');
  if (second) {
    const line = lines.linePos(second.range?.[0] ?? 0).line;
    return refuse('--- begins a second document', 'one document a file', line);
  }
  return readValues(file, text, first.contents, lines);
}

function placesIn(file: string, text: string): Places {
  const places = new Map<string, Place>();
  const { documents, lines } = parseText(text);
  readValues(file, text, documents[0]?.contents ?? null, lines, places);
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const fallback: Position = { line: 1, column: 1 };
  const nearest = (path: FieldPath): Place => {
    for (let length = path.length; length >= 0; length--) {
      const place = places.get(placeKey(path.slice(0, length)));
      if (place) return place;
    }
    return { value: fallback };
  };
  return {
    at: (path) => nearest(path).value,
    keyAt: (path) => {
      const place = nearest(path);
      return place.key ?? place.value;
    },
    spelling: (path) => places.get(placeKey(path))?.spelling,
    rangeOf: (path, { key = false, within } = {}) => {
      const place = places.get(placeKey(path));
      const [start, end] = (key ? place?.keyRange : place?.range) ?? [];
      if (start === undefined || end === undefined) return undefined;
      if (within === undefined) return { start: position(start), end: position(end) };
      const found = indexOfPart(text.slice(start, end), within);
      if (found === -1) return undefined;
      return { start: position(start + found), end: position(start + found + within.length) };
    },
  };
}

/** The address of a link may stand in its words too, or elsewhere in the text: meant is the one behind them. */
function indexOfPart(text: string, part: string): number {
  for (const [before, behind] of [
    ['](', ')'],
    ['](<', '>)'],
  ] as const) {
    const link = text.indexOf(before + part + behind);
    if (link !== -1) return link + before.length;
  }
  return text.indexOf(part);
}

function indentProblem(
  file: string,
  text: string,
  { fix, ...found }: NonNullable<ReturnType<typeof noBreakIndent>>,
  judge: Judge | undefined,
): Problem {
  const sure =
    judge && unlessTooMuch(() => sureOf(text, [fix], judge, Number.POSITIVE_INFINITY, false));
  return {
    severity: 'error',
    file,
    field: '',
    ...found,
    rule: 'syntax',
    ...(sure && { fix: sure }),
  };
}
