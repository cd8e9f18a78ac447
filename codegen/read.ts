/** The catalogue's files as documents with positions. Reads everything, stops at nothing. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Position, Problem } from './problem.ts';
import { maxDepth, tooDeepLine } from './read/depth.ts';
import type { FieldPath, Kind, ReadResult, SourceDocument } from './read/document.ts';
import { decode } from './read/encoding.ts';
import { syntaxProblem } from './read/syntax.ts';
import { type Place, placeKey, readValues } from './read/values.ts';

/** Which kind of file stands where. */
const folders: Readonly<Record<string, Kind>> = {
  categories: 'category',
  products: 'product',
  menus: 'menu',
  'dealer-range': 'dealer-range',
  pages: 'page',
  places: 'places',
};
const files: Readonly<Record<string, Kind>> = {
  'site.yaml': 'site',
  'specifications.yaml': 'specifications',
  'contaminants.yaml': 'contaminants',
  'redirects.yaml': 'redirects',
  'promotions/banner.yaml': 'promotion',
  'promotions/summer-special.yaml': 'promotion',
  'promotions/featured.yaml': 'featured',
  'promotions/teaser-prices.yaml': 'teaser-prices',
  'promotions/promo-facts.yaml': 'promo-facts',
};
/** Folders that hold no YAML of ours, and files that are for people. */
const ignored = /^(schema|images)$|^README\.md$|^\./;

/** Reads every file of a catalogue folder, in the order of their names. */
export function readCatalogue(root: string): ReadResult {
  const documents: SourceDocument[] = [];
  const problems: Problem[] = [];
  const unreadable: { kind: Kind; name: string }[] = [];
  const names = listFiles(root, root === '' ? '.' : root);
  for (const name of names) {
    const file = join(root, name).replaceAll('\\', '/');
    const kind = kindOf(name);
    if (kind === undefined) {
      problems.push(strayFile(file, name));
      const meant = kindOf(name.replace(/\.yml$/, '.yaml'));
      // Under its right name the file would be read: what it defines is not missing.
      if (meant) unreadable.push({ kind: meant, name: stemOf(name) });
      continue;
    }
    const stem = stemOf(name);
    if (!statSync(join(root, name), { throwIfNoEntry: false })?.isFile()) {
      problems.push(noFile(file));
      unreadable.push({ kind, name: stem });
      continue;
    }
    const result = readDocument(file, stem, kind, readFileSync(join(root, name)));
    problems.push(...result.problems);
    if (result.document) documents.push(result.document);
    else unreadable.push({ kind, name: stem });
  }
  for (const [name, kind] of Object.entries(files)) {
    if (names.includes(name)) continue;
    const file = join(root, name).replaceAll('\\', '/');
    problems.push({
      severity: 'error',
      file,
      line: 1,
      column: 1,
      field: '',
      message: 'the file is missing',
      write: `${name} as schema/${kind}.schema.json describes it`,
      rule: 'missing-file',
    });
  }
  return { documents, problems, unreadable };
}

function listFiles(root: string, folder: string, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !(prefix === '' && ignored.test(entry.name)) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(root, join(folder, entry.name), `${prefix}${entry.name}/`)
        : [`${prefix}${entry.name}`],
    );
}

function kindOf(name: string): Kind | undefined {
  if (files[name]) return files[name];
  const [folder = '', rest = ''] = name.split('/', 2);
  return name.split('/').length === 2 && rest.endsWith('.yaml') ? folders[folder] : undefined;
}

const stemOf = (name: string): string =>
  name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');

/** A link that leads nowhere, a pipe, a device: reading it would fail, or never end. */
const noFile = (file: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  field: '',
  message: 'this is no file that can be read',
  write: 'a file in its place, or take it away',
  rule: 'stray-file',
});

function strayFile(file: string, name: string): Problem {
  const wrongEnding = name.endsWith('.yml') ? `${name.slice(0, -4)}.yaml` : undefined;
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    field: '',
    message: wrongEnding
      ? 'the file ends in .yml and would be overlooked'
      : 'no kind of file belongs here',
    write: wrongEnding
      ? `the name ${wrongEnding}`
      : 'the file into categories, products, menus, dealer-range, pages, promotions or places, ending in .yaml',
    rule: 'stray-file',
  };
}

/** One file's bytes as a document, or the problems that keep it from being one. */
export function readDocument(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
): { readonly document?: SourceDocument; readonly problems: readonly Problem[] } {
  const decoded = decode(file, bytes);
  if ('problem' in decoded) return { problems: [decoded.problem] };
  const { text } = decoded;
  const whole = (message: string, write: string, line = 1): Problem => ({
    severity: 'error',
    file,
    line,
    column: 1,
    field: '',
    message,
    write,
    rule: 'plain-yaml',
  });

  const directive = /^(?:[ \t]*(?:#[^\n]*)?\n)*%/.exec(text);
  if (directive) {
    const line = directive[0].split('\n').length;
    return {
      problems: [whole('% begins an instruction to the parser', 'the file without it', line)],
    };
  }
  const deep = tooDeepLine(text);
  if (deep !== undefined) {
    const message = `values are nested deeper than ${maxDepth} levels`;
    return { problems: [whole(message, 'a flatter file', deep)] };
  }
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const [first, second] = Array.isArray(parsed) ? parsed : [];
  if (first?.errors[0]) return { problems: [syntaxProblem(file, text, lines, first.errors[0])] };
  if (!first || first.contents === null)
    return { problems: [whole('the file is empty', 'its fields, or delete it')] };
  if (second) {
    const line = lines.linePos(second.range?.[0] ?? 0).line;
    return { problems: [whole('--- begins a second document', 'one document a file', line)] };
  }

  const { value, places, problems } = readValues(file, text, first.contents, lines);
  const fallback: Position = { line: 1, column: 1 };
  const nearestPlace = (path: FieldPath): Place => {
    for (let length = path.length; length >= 0; length--) {
      const place = places.get(placeKey(path.slice(0, length)));
      if (place) return place;
    }
    return { value: fallback };
  };
  const document: SourceDocument = {
    file,
    kind,
    name,
    text,
    value,
    at: (path) => nearestPlace(path).value,
    keyAt: (path) => {
      const place = nearestPlace(path);
      return place.key ?? place.value;
    },
    spelling: (path) => places.get(placeKey(path))?.spelling,
  };
  return { document, problems };
}
