/** Makes a checkout with run.mjs, the packages it needs, and a command line that prints something. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { type Ended, runNode } from './start-program.ts';

export const lock = '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}';
export const installedLock = 'node_modules/.package-lock.json';

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
  for (const file of ['package.json', 'scripts/run.mjs'])
    cpSync(join(projectRoot, file), join(folder, file));
  write('scripts/command.ts', 'export const runCommand = (run: () => void) => run();');
  write('scripts/cli.ts', 'export const runCommandLine = () => console.log("said");');
  write('package-lock.json', lock);
  write(installedLock, lock);
  const tsx = join('node_modules', 'tsx');
  symlinkSync(join(projectRoot, tsx), join(folder, tsx), 'junction');
  return {
    folder,
    write,
    say: (env) => runNode([join(folder, 'scripts/run.mjs')], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
