/** A name for what decides over a result besides its source: our code, the schemas, the packages. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder, schemaFolder } from './validate/schema-folder.ts';

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

/** The same for the same content, wherever it stands and whenever it was written. */
export function codeVersion(step: keyof typeof steps): string {
  const inProject = (folder: string) => join(projectFolder, folder);
  const bundle = ownBundle();
  const code = bundle === undefined ? steps[step].map(inProject) : [];
  const files = [
    ...code.flatMap((folder) => filesIn(folder, /(?<!\.test)\.m?[jt]s$/)),
    ...filesIn(schemaFolder, /\.schema\.json$/),
    inProject('package.json'),
  ];
  const all = createHash('sha256').update(bundle ?? '');
  for (const file of files) all.update(readFileSync(file)).update('\0');
  return all.digest('hex').slice(0, 32);
}

const filesIn = (folder: string, named: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .map((name) => join(folder, name));
