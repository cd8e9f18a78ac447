/** Runs the npm scripts and npx with the installed npm. npm 12 treats options differently: it refuses those that it doesn't know. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyWithFixture } from '../testing/copy-checkout.ts';
import { startProgram } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const checkout = join(temporaryFolder('npm'), 'checkout');
const run = (program: string, words: readonly string[], cwd = checkout) =>
  startProgram(process.platform === 'win32' ? `${program}.cmd` : program, words, {}, cwd).ended;
let version = 0;

beforeAll(async () => {
  copyWithFixture(checkout);
  // `--strict` refuses this catalogue.
  appendFileSync(join(checkout, 'catalogue/products/CT-1.yaml'), 'sample: true\n');
  version = Number.parseInt((await run('npm', ['--version'])).output, 10);
});

it('passes on what follows the second --', async () => {
  const made = await run('npm', ['run', 'new-product', '--', 'NEW-1', '--dry-run']);
  expect([made.status, made.output]).toEqual([0, expect.stringContaining('NEW-1.yaml: new')]);
});

it('loses no option without the second --', async () => {
  const check = await run('npm', ['run', 'check', '--strict']);
  // PowerShell drops the --. npm then keeps the option and passes on its value.
  const build = await run('npm', ['run', 'build', '--out', 'elsewhere']);
  const dry = await run('npm', ['run', 'new-product', 'NEW-1', '--dry-run']);
  expect([dry.status, dry.output]).toEqual([0, expect.stringContaining('Nothing was written')]);
  if (version >= 12) {
    // npm 12 refuses options that it doesn't know.
    expect([check.status, build.status]).toEqual([1, 1]);
    return;
  }
  expect([check.status, check.output]).toEqual([1, expect.stringContaining('error catalogue/')]);
  expect([build.status, build.output]).toEqual([
    2,
    expect.stringContaining('npm took --out for itself. Run npx puretec build --out …'),
  ]);
});

it('runs npx puretec with its options, below the project', async () => {
  const words = ['puretec', 'calendar', '--json', '--catalogue', '.'];
  const { output } = await run('npx', words, join(checkout, 'catalogue'));
  expect(JSON.parse(output.slice(output.indexOf('[\n')))).not.toEqual([]);
});
