/** A checkout with one command, say, and what starts commands: run.mjs and what it needs installed. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { type Ended, runNode } from './start-program.ts';

export const lock = '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}';
export const installedLock = 'node_modules/.package-lock.json';

const copied = [
  'package.json',
  'scripts/run.mjs',
  'scripts/bundle-commands.mjs',
  'scripts/on-exit.ts',
  'scripts/user-error.ts',
  'scripts/project-root.ts',
  'scripts/run-worker.ts',
  'scripts/start-worker.ts',
];

export type Checkout = {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly say: (env?: NodeJS.ProcessEnv) => Promise<Ended>;
  readonly remove: () => void;
};

export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of copied) cpSync(join(projectRoot, file), join(folder, file));
  write('scripts/say.ts', 'console.log("said");');
  write('package-lock.json', lock);
  write(installedLock, lock);
  for (const name of ['rolldown', 'tsx'])
    symlinkSync(
      join(projectRoot, 'node_modules', name),
      join(folder, 'node_modules', name),
      'junction',
    );
  return {
    folder,
    write,
    say: (env) => runNode([join(folder, 'scripts/run.mjs'), 'say'], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
