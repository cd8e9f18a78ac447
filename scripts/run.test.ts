/** run.mjs in a folder of its own, with an npm that only pretends: what it installs, and when. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { runNode } from './testing/start-program.ts';

const lock = '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  for (const name of ['scripts', 'bin', 'node_modules']) mkdirSync(join(folder, name));
  copyFileSync(join(projectRoot, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'));
  writeFileSync(join(folder, 'scripts/say.ts'), 'console.log("said");');
  writeFileSync(join(folder, 'package-lock.json'), lock);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** npm makes node_modules anew, and writes the copy of the lock file last. */
function run(npm = 'printf "%s" "$LOCK" > node_modules/.package-lock.json'): Promise<{
  status: number | null;
  output: string;
}> {
  const program = join(folder, 'bin', 'npm');
  writeFileSync(program, `#!/bin/sh\necho "npm $1"\n${npm}\n`);
  chmodSync(program, 0o755);
  const tsx = join(folder, 'node_modules', 'tsx');
  rmSync(tsx, { force: true });
  symlinkSync(join(projectRoot, 'node_modules', 'tsx'), tsx, 'junction');
  return runNode([join(folder, 'scripts/run.mjs'), 'say'], {
    PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
    LOCK: lock,
    NODE_OPTIONS: `--import ${join(projectRoot, 'node_modules/tsx/dist/esm/index.mjs')}`,
  });
}
const present = (text: string) =>
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), text);

it.skipIf(process.platform === 'win32').each([
  ['nothing is installed', undefined],
  ['an installation was cut short', '{"packages":{"node_mod'],
  ['another version is installed', lock.replace('1.0.0', '0.9.0')],
])('GEN-07 installs where %s, once', async (_name, text) => {
  if (text !== undefined) present(text);
  const first = await run();
  expect(first.output).toContain('npm ci\nsaid\n');
  const second = await run();
  expect(second).toMatchObject({ status: 0, output: 'said\n' });
});

it.skipIf(process.platform === 'win32')(
  'GEN-07 a failed installation ends the command',
  async () => {
    const { status, output } = await run('exit 7');
    expect(status).toBe(7);
    expect(output).toContain('The dependencies could not be installed');
    expect(output).not.toContain('said');
  },
);
