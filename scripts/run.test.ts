/** Runs run.mjs in its own checkout with a fake npm, to test when it installs packages. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { runNode } from './testing/start-program.ts';

const lock = '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}';
const installedLock = 'node_modules/.package-lock.json';

/** A checkout with run.mjs, the packages it needs, and a command line that prints something. */
function makeCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of ['package.json', 'scripts/run.mjs'])
    cpSync(join(projectRoot, file), join(folder, file));
  write('scripts/exit-status.ts', 'export const runCommand = (run: () => void) => run();');
  write('scripts/cli.ts', 'export const runCommandLine = () => console.log("said");');
  write('package-lock.json', lock);
  write(installedLock, lock);
  const tsx = join('node_modules', 'tsx');
  symlinkSync(join(projectRoot, tsx), join(folder, tsx), 'junction');
  return {
    folder,
    write,
    say: (env: NodeJS.ProcessEnv) => runNode([join(folder, 'scripts/run.mjs')], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let checkout: ReturnType<typeof makeCheckout>;
beforeEach(() => {
  checkout = makeCheckout();
});
afterEach(() => checkout.remove());

/** Like npm, the fake one writes its copy of the lock file last. */
function run(npm = `printf "%s" "$LOCK" > ${installedLock}`) {
  checkout.write('bin/npm', `#!/bin/sh\necho "npm $1"\n${npm}\n`);
  chmodSync(join(checkout.folder, 'bin/npm'), 0o755);
  return checkout.say({
    PATH: `${join(checkout.folder, 'bin')}${delimiter}${process.env.PATH}`,
    LOCK: lock,
  });
}

it.skipIf(process.platform === 'win32').each([
  ['nothing is installed', undefined],
  ['an installation was cut short', '{"packages":{"node_mod'],
  ['another version is installed', lock.replace('1.0.0', '0.9.0')],
])('GEN-07 installs once if %s', async (_name, text) => {
  expect((await run()).output).toBe('said\n');
  rmSync(join(checkout.folder, installedLock));
  if (text !== undefined) checkout.write(installedLock, text);
  const first = await run();
  expect(first.output).toContain('npm ci\nsaid\n');
  const second = await run();
  expect(second).toMatchObject({ status: 0, output: 'said\n' });
});

it.skipIf(process.platform === 'win32')(
  'GEN-07 a failed installation ends the command',
  async () => {
    rmSync(join(checkout.folder, installedLock));
    const { status, output } = await run('exit 7');
    expect(status).toBe(7);
    expect(output).toContain("The packages couldn't be installed");
    expect(output).not.toContain('said');
  },
);
