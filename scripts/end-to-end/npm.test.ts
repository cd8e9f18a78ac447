/** Runs the npm scripts and npx with npm 10 and 12, which treat options differently. npm 12 runs on Node 24. */
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { copyWithFixture } from '../testing/copy-checkout.ts';
import { runProgram, startProgram } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;
const isOld = Number(process.versions.node.split('.')[0]) < 24;
const checkout = join(temporaryFolder('npm'), 'checkout');
beforeAll(() => {
  copyWithFixture(checkout);
  // `--strict` refuses this catalogue.
  appendFileSync(join(checkout, 'catalogue/products/CT-1.yaml'), 'sample: true\n');
});

describe.each([10, 12])('npm %i', (version) => {
  const folder = join(projectRoot, '.cache', `npm-${version}`);
  const modules = join(folder, 'node_modules');
  const ownNode = join(modules, nodePackage, 'bin', platform === 'win' ? 'node.exe' : 'node');
  const node = version === 12 && isOld ? ownNode : process.execPath;
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const run = (program: string, words: readonly string[], cwd = checkout) =>
    startProgram(node, [join(modules, 'npm', 'bin', `${program}-cli.js`), ...words], env, cwd)
      .ended;

  beforeAll(async () => {
    if (existsSync(modules)) return;
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const packages = [`npm@${version}`, ...(node === ownNode ? [`${nodePackage}@24`] : [])];
    const npm = ['install', '--prefix', folder, ...options, ...packages];
    const { status, output } = await runProgram(platform === 'win' ? 'npm.cmd' : 'npm', npm);
    expect(status, output).toBe(0);
  });

  it('passes on what follows the second --', async () => {
    const check = await run('npm', ['run', 'check', '--', '--strict']);
    expect([check.status, check.output]).toEqual([1, expect.stringContaining('error catalogue/')]);
    const made = await run('npm', ['run', 'new-product', '--', 'NEW-1', '--dry-run']);
    expect([made.status, made.output]).toEqual([0, expect.stringContaining('NEW-1.yaml: new')]);
  });

  it('loses no option without the second --', async () => {
    const check = await run('npm', ['run', 'check', '--strict']);
    // PowerShell drops the --. npm then keeps the option and passes on its value.
    const build = await run('npm', ['run', 'build', '--out', 'elsewhere']);
    const dry = await run('npm', ['run', 'new-product', 'NEW-1', '--dry-run']);
    expect([dry.status, dry.output]).toEqual([0, expect.stringContaining('Nothing was written')]);
    if (version === 12) {
      // npm 12 refuses options that it doesn't know.
      expect([check.status, build.status]).toEqual([1, 1]);
      return;
    }
    expect([check.status, check.output]).toEqual([1, expect.stringContaining('error catalogue/')]);
    expect([build.status, build.output]).toEqual([
      2,
      expect.stringContaining('npm used --out itself. Run npx puretec build --out …'),
    ]);
  });

  it('runs npx puretec with its options, also below the project', async () => {
    const words = ['puretec', 'calendar', '--json', '--catalogue'];
    const above = await run('npx', [...words, 'catalogue']);
    const jsonOf = ({ output }: typeof above) => JSON.parse(output.slice(output.indexOf('[\n')));
    expect(jsonOf(above)).not.toEqual([]);
    const below = await run('npx', [...words, '.'], join(checkout, 'catalogue'));
    expect(jsonOf(below)).toEqual(jsonOf(above));
  });
});
