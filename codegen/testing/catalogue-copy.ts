/** Compiles an edited copy of the fixture catalogue in a temporary folder. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiled, type CompileOptions, compileCatalogue } from '../compile-catalogue.ts';
import { diagnosticLine } from '../diagnostics/print.ts';
import { type FileCache, memoryCache } from '../load/file-cache.ts';
import type { Example } from '../rules/rule-examples.ts';

export const fixture = fileURLToPath(new URL('../fixtures/catalogue', import.meta.url));

/** An edit as a merchandiser makes it: replaces words or the whole file, renames it or deletes it. */
export type Edit = { readonly file: string } & (
  | { readonly from: string; readonly to: string }
  | { readonly text: string | Uint8Array }
  | { readonly renamed: string }
  | { readonly deleted: true }
);

export const editOf = ({ file, instead, yaml }: Example): Edit =>
  instead === undefined ? { file, text: yaml } : { file, from: instead, to: yaml };

export function editFile(root: string, edit: Edit): void {
  const path = join(root, edit.file);
  if ('deleted' in edit) {
    rmSync(path);
  } else if ('renamed' in edit) {
    mkdirSync(dirname(join(root, edit.renamed)), { recursive: true });
    renameSync(path, join(root, edit.renamed));
  } else if ('text' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text);
  } else {
    const parts = readFileSync(path, 'utf8').split(edit.from);
    if (parts.length !== 2)
      throw new Error(`${edit.file} has "${edit.from}" ${parts.length - 1} times, not once`);
    writeFileSync(path, parts.join(edit.to));
  }
}

/** Files this process has parsed. Copies of a catalogue only parse their edited files. */
export const parsed: FileCache = memoryCache();

/** Passes the folder of an edited copy to a callback, and removes it afterwards. */
export async function withCopy<T>(
  edits: readonly Edit[],
  use: (root: string) => T | Promise<T>,
  original = fixture,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
  const root = join(folder, 'catalogue');
  try {
    cpSync(original, root, { recursive: true });
    for (const edit of edits) editFile(root, edit);
    return await use(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests of one process edit and restore this copy in turn, so unedited files are read once. */
let shared: string | undefined;

function sharedCopy(): string {
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  shared = join(folder, 'catalogue');
  cpSync(fixture, shared, { recursive: true });
  return shared;
}

function undo(root: string, edit: Edit): void {
  const names = 'renamed' in edit ? [edit.file, edit.renamed] : [edit.file];
  for (const name of names) {
    // Removes the file's new folders too, from the uppermost one.
    const made = name
      .split('/')
      .map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
      .find((path) => !existsSync(join(fixture, path)));
    if (made !== undefined) rmSync(join(root, made), { recursive: true, force: true });
    else cpSync(join(fixture, name), join(root, name));
  }
}

export type Checked = Compiled & {
  readonly lines: readonly string[];
};

/**
 * Passes the edited fixture and its compiler to a callback. Only new edits are parsed. A test that
 * writes other files must restore them.
 */
export async function edited<T>(
  edits: readonly Edit[],
  options: CompileOptions,
  use: (compile: () => Promise<Compiled>, root: string) => Promise<T>,
): Promise<T> {
  const root = sharedCopy();
  try {
    for (const edit of edits) editFile(root, edit);
    return await use(() => compileCatalogue(root, { cache: parsed, ...options }), root);
  } finally {
    for (const edit of edits) undo(root, edit);
  }
}

export const checkWith = (edits: readonly Edit[], options: CompileOptions = {}): Promise<Checked> =>
  edited(edits, options, async (compile, root) => {
    const compiled = await compile();
    return { ...compiled, lines: linesIn(compiled, root) };
  });

/** Returns each problem's `severity` and printed line, with the folder as "catalogue". */
const linesIn = ({ problems }: Compiled, root: string): readonly string[] =>
  problems.map((problem) =>
    `${problem.severity} ${diagnosticLine(problem)}`.replaceAll(
      root.replaceAll('\\', '/'),
      'catalogue',
    ),
  );

/** Returns the printed lines of some rules, for an edited fixture. */
export async function linesOf(rules: readonly string[], edits: readonly Edit[]): Promise<string[]> {
  const { lines } = await checkWith(edits);
  return lines.filter((line) => rules.some((rule) => line.endsWith(`[${rule}]`)));
}
