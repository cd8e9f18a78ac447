/** One file's bytes as a document, or the problems that keep it from being one. */
import { type Document, LineCounter, parseAllDocuments } from 'yaml';
import type { Position, Problem } from '../problem.ts';
import { maxDepth, tooDeepLine } from './depth.ts';
import type { FieldPath, Kind, PlacedDocument, Places } from './document.ts';
import { decode } from './encoding.ts';
import { syntaxProblem } from './syntax.ts';
import { type Place, placeKey, readValues } from './values.ts';

export function readDocument(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
): {
  readonly document?: PlacedDocument;
  /** Spellings by `placeKey`, of numbers that are printed in another way. */
  readonly respelled?: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
} {
  const parsed = parse(file, bytes);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const { text, root, lines } = parsed;
  const { value, respelled, problems } = readValues(file, text, root, lines);
  // Hardly any file needs them: they are found when the first is asked for.
  let found: Places | undefined;
  const places = () => {
    found ??= placesIn((record) => readValues(file, text, root, lines, record));
    return found;
  };
  const document: PlacedDocument = {
    file,
    kind,
    name,
    value,
    at: (path) => places().at(path),
    keyAt: (path) => places().keyAt(path),
    spelling: (path) => places().spelling(path),
  };
  return { document, respelled, problems };
}

function placesIn(read: (record: Map<string, Place>) => unknown): Places {
  const places = new Map<string, Place>();
  read(places);
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
  };
}

type Parsed =
  | { readonly problem: Problem }
  | { readonly text: string; readonly root: Document['contents']; readonly lines: LineCounter };

function parse(file: string, bytes: Uint8Array): Parsed {
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return decoded;
  const { text } = decoded;
  const refuse = (message: string, write: string, line = 1): Parsed => ({
    problem: {
      severity: 'error',
      file,
      line,
      column: 1,
      field: '',
      message,
      write,
      rule: 'plain-yaml',
    },
  });

  const directive = /^(?:[ \t]*(?:#[^\n]*)?\n)*%/.exec(text);
  if (directive) {
    const line = directive[0].split('\n').length;
    return refuse('% begins an instruction to the parser', 'the file without it', line);
  }
  const deep = tooDeepLine(text);
  if (deep !== undefined)
    return refuse(`values are nested deeper than ${maxDepth} levels`, 'a flatter file', deep);
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const [first, second] = Array.isArray(parsed) ? parsed : [];
  if (first?.errors[0]) return { problem: syntaxProblem(file, text, lines, first.errors[0]) };
  if (!first || first.contents === null)
    return refuse('the file is empty', 'its fields, or delete it');
  if (second) {
    const line = lines.linePos(second.range?.[0] ?? 0).line;
    return refuse('--- begins a second document', 'one document a file', line);
  }
  return { text, root: first.contents, lines };
}
