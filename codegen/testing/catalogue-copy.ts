/** A copy of the fixture catalogue in a temporary folder, with edits, and what the checker says about it. */
import {
  cpSync,
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
import { type Compiled, compileCatalogue } from '../main.ts';
import { problemLine } from '../problem.ts';

export const fixture = fileURLToPath(new URL('../fixtures/catalogue', import.meta.url));

/** What a merchandiser does to a file: replaces a text in it, writes it anew, renames or deletes it. */
export type Edit = { readonly file: string } & (
  | { readonly from: string; readonly to: string }
  | { readonly text: string | Uint8Array }
  | { readonly renamed: string }
  | { readonly deleted: true }
);

export function applyEdit(root: string, edit: Edit): void {
  const path = join(root, edit.file);
  if ('deleted' in edit) return rmSync(path);
  if ('renamed' in edit) return renameSync(path, join(root, edit.renamed));
  mkdirSync(dirname(path), { recursive: true });
  if ('text' in edit) return writeFileSync(path, edit.text);
  const before = readFileSync(path, 'utf8');
  const parts = before.split(edit.from);
  if (parts.length !== 2)
    throw new Error(`"${edit.from}" stands ${parts.length - 1} times in ${edit.file}, not once`);
  writeFileSync(path, parts.join(edit.to));
}

/** Calls back with the folder of an edited copy, and removes it afterwards. */
export async function withCopy<T>(
  edits: readonly Edit[],
  use: (root: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-'));
  const root = join(folder, 'catalogue');
  try {
    cpSync(fixture, root, { recursive: true });
    for (const edit of edits) applyEdit(root, edit);
    return await use(root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Checked = Compiled & {
  /** `severity` and the printed line of each problem, the copy's folder called "catalogue". */
  readonly lines: readonly string[];
};

/** Checks the fixture with some edits. */
export const checkWith = (
  edits: readonly Edit[],
  options: { readonly strict?: boolean } = {},
): Promise<Checked> =>
  withCopy(edits, async (root) => {
    const compiled = await compileCatalogue(root, options);
    const lines = compiled.problems.map((problem) =>
      `${problem.severity} ${problemLine(problem)}`.replaceAll(
        root.replaceAll('\\', '/'),
        'catalogue',
      ),
    );
    return { ...compiled, lines };
  });
