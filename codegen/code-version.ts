/** A name for what decides over a result besides its source: our code, the schemas, the packages. */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder, schemaTexts } from './validate/schema-folder.ts';

/** What reads and judges a catalogue, and what prints a module. */
const steps = {
  check: [
    'codegen',
    'codegen/load',
    'codegen/validate',
    'codegen/diagnostics',
    'codegen/resolve',
    'codegen/rules',
    'kernel',
  ],
  print: ['codegen', 'codegen/emit', 'kernel'],
} as const;

/**
 * The folder in which this is bundled with all commands: it is called by what is in it. Undefined where
 * code runs as it is written.
 */
export function ownBundle(): string | undefined {
  const own = fileURLToPath(import.meta.url);
  return own.endsWith('.ts') ? undefined : basename(dirname(own));
}

/**
 * The same for the same content, wherever it is and whenever it was written. Code that was edited after
 * this process began may not be the code that runs: then the version is like no other process's.
 */
export function codeVersion(step: keyof typeof steps): string {
  const inProject = (folder: string) => join(projectFolder, folder);
  const bundle = ownBundle();
  const code = bundle === undefined ? steps[step].map(inProject) : [];
  const files = [
    ...code.flatMap((folder) => filesIn(folder, /(?<!\.test)\.m?[jt]s$/)),
    inProject('package.json'),
  ];
  const all = createHash('sha256').update(bundle ?? '');
  for (const file of files) all.update(readFileSync(file)).update('\0');
  for (const text of schemaTexts().values()) all.update(text).update('\0');
  if (code.length > 0 && isEditedSinceStart(files)) all.update(randomUUID());
  return all.digest('hex').slice(0, 32);
}

/** Whether a file was changed after this process began. Times of the content can be set; times of the change can't. */
export const isEditedSinceStart = (files: readonly string[]): boolean =>
  files.some((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return !found || found.ctimeMs > performance.timeOrigin;
  });

const filesIn = (folder: string, named: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .map((name) => join(folder, name));
