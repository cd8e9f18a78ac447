/** Reads each file of the catalogue on its own. A file with errors doesn't stop it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RichText } from '../../kernel/entry-types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FileType, fieldName, type SourceDocument } from '../document.ts';
import { type Validated, validated } from '../validate/validated.ts';
import { pointsOutside } from './catalogue-state.ts';
import { bytesOfFile, type FileCache } from './file-cache.ts';
import {
  escapingLink,
  fileTypeOf,
  isEditorLeftover,
  missingFileDiagnostic,
  missingFolder,
  nameWithoutExtension,
  otherFolder,
  singleFiles,
  suggestPath,
  unknownFile,
} from './file-types.ts';
import type { ParsedFile } from './parse-file.ts';

export type ReadResult = {
  /** Every file that could be read. */
  readonly documents: readonly SourceDocument[];
  /** Documents that fit their schema. Invalid settings are completed from examples. */
  readonly validated: readonly Validated[];
  readonly texts: ReadonlyMap<string, RichText>;
  readonly diagnostics: readonly Diagnostic[];
  /** Files with errors, which may still define names that others refer to. */
  readonly broken: readonly FileWithErrors[];
  readonly assumed: readonly { readonly file: string; readonly field: string }[];
  /** Each file's bytes, including edits. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
};

export type FileWithErrors = {
  readonly kind: FileType;
  readonly name: string;
  /** Absent if the file couldn't be read. */
  readonly text?: string | undefined;
  readonly isParsed: boolean;
};

/** Folders without our YAML, and files for people. */
const ignored = /^(schema|images|documents)$|^README\.md$/;

/** `path` is from the catalogue's root, so copies of a catalogue share what's cached. */
export type FileToParse = { readonly file: string; readonly path: string; readonly kind: FileType };
/** A file's content, and its key in the cache. */
export type CacheEntry = { readonly key: string; readonly parsed: ParsedFile };
/** Reads many files at once. Files that it doesn't return are read here. */
export type ParseFiles = (files: readonly FileToParse[]) => Promise<readonly CacheEntry[]>;

/** Edited files by path in the catalogue; undefined for a removed file. */
export type EditedFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** Adds and removes an edit's names, and sorts them. */
export const withEdits = (names: readonly string[], edited: EditedFiles): readonly string[] =>
  edited.size === 0
    ? names
    : [...new Set([...names, ...edited.keys()])]
        .filter((name) => !edited.has(name) || edited.get(name))
        .sort();

export async function readCatalogue(
  root: string,
  cache: FileCache,
  {
    parseFiles,
    edited = new Map(),
  }: { parseFiles?: ParseFiles | undefined; edited?: EditedFiles | undefined } = {},
): Promise<ReadResult> {
  const documents: SourceDocument[] = [];
  const fitting: Validated[] = [];
  const texts = new Map<string, RichText>();
  const diagnostics: Diagnostic[] = [];
  const broken: FileWithErrors[] = [];
  const assumed: { file: string; field: string }[] = [];
  const allBytes = new Map<string, Uint8Array>();
  const base = root === '' ? '.' : root;
  const links = new Set<string>();
  const listed = listFiles(base, base, links);
  const names = new Set(
    withEdits(listed, edited).filter((name) => !ignored.test(name.split('/')[0] ?? '')),
  );
  const found = Array.from(names, (path) => {
    const file = join(root, path).replaceAll('\\', '/');
    const kind = fileTypeOf(path);
    const bytes =
      edited.get(path) ?? (kind === undefined || links.has(path) ? undefined : bytesOfFile(file));
    if (bytes) allBytes.set(file, bytes);
    return {
      path,
      file,
      name: nameWithoutExtension(path),
      kind,
      bytes,
      key: bytes && cache.keyOf(path, bytes),
    };
  });
  const unread = found.flatMap(({ file, path, kind, key }) =>
    kind && key && cache.get(key) === undefined ? [{ file, path, kind }] : [],
  );
  for (const { key, parsed } of (await parseFiles?.(unread)) ?? []) cache.set(key, parsed);
  for (const { path, file, name, kind, bytes, key } of found) {
    if (kind === undefined) {
      const suggested = suggestPath(path, (other) => names.has(other));
      const meant = suggested && fileTypeOf(suggested);
      diagnostics.push(unknownFile(file, path, suggested));
      // Reads the misplaced file, so that names it defines aren't missing.
      const unread = meant && !links.has(path) ? (bytes ?? bytesOfFile(file)) : undefined;
      const text = unread && new TextDecoder().decode(unread);
      if (meant)
        broken.push({ kind: meant, name: nameWithoutExtension(suggested), isParsed: false, text });
      continue;
    }
    if (!bytes || key === undefined) {
      diagnostics.push(links.has(path) ? escapingLink(file) : missingFolder(file));
      broken.push({ kind, name, isParsed: false });
      continue;
    }
    let parsed = cache.get<ParsedFile>(key);
    if (!parsed) {
      const { parseFile } = await import('./parse-file.ts');
      parsed = await parseFile(path, kind, bytes);
      cache.set(key, parsed);
    }
    const { content, meant, text, references, spellings } = parsed;
    if (meant) {
      diagnostics.push(otherFolder(file, path, meant));
      broken.push({ kind: meant, name, isParsed: false, text });
      continue;
    }
    diagnostics.push(...parsed.diagnostics.map((each) => inFile(file, each)));
    if (!content?.isValid) broken.push({ kind, name, isParsed: content !== undefined, text });
    const stated = { file, kind, name, references, spellings };
    if (parsed.assumed) {
      const { value, paths } = parsed.assumed;
      fitting.push(validated({ ...stated, value }));
      assumed.push(...paths.map((path) => ({ file, field: fieldName(path) })));
    }
    if (!content) continue;
    const document = { ...stated, value: content.value };
    documents.push(document);
    if (content.isValid) fitting.push(validated(document));
    for (const [marked, markdown] of parsed.texts) texts.set(marked, markdown);
  }
  for (const [name, kind] of Object.entries(singleFiles)) {
    if (names.has(name)) continue;
    diagnostics.push(missingFileDiagnostic(root, name, kind));
    broken.push({ kind, name: nameWithoutExtension(name), isParsed: false });
  }
  return { documents, validated: fitting, texts, diagnostics, broken, assumed, bytes: allBytes };
}

const inFile = (file: string, { related, ...diagnostic }: Diagnostic): Diagnostic => ({
  ...diagnostic,
  file,
  ...(related && { related: related.map((each) => ({ ...each, file })) }),
});

/** Adds the names of files that lead out of the catalogue to `links`. */
function listFiles(root: string, folder: string, links: Set<string>, prefix = ''): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => !(prefix === '' && ignored.test(entry.name)) && !isEditorLeftover(entry.name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const [path, name] = [join(folder, entry.name), `${prefix}${entry.name}`];
      const inside = entry.isDirectory() ? listFiles(root, path, links, `${name}/`) : [];
      // An empty folder called WH2-60.yaml is reported like a pipe.
      if (inside.length > 0 || (entry.isDirectory() && !name.endsWith('.yaml'))) return inside;
      if (entry.isSymbolicLink() && pointsOutside(root, path)) links.add(name);
      return [name];
    });
}
