/** Runs unit tests and `npx puretec start` on Node 24, if the tests themselves run on an older version. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../preview/testing/ask.ts';
import { projectRoot } from '../project-root.ts';
import { copyWithFixture } from '../testing/copy-checkout.ts';
import { freePort } from '../testing/free-port.ts';
import { runProgram, startProgram } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Tests whose results may depend on Node, because it formats words and numbers and runs the generated modules. */
const tests = ['kernel/', 'site/commerce/', 'scripts/preview/backends/', 'codegen/golden.test'];
const folder = join(projectRoot, '.cache', 'node-24');
const work = temporaryFolder('node-24');
const checkout = join(work, 'checkout');
const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const node = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');

describe.skipIf(Number(process.versions.node.split('.')[0]) >= 24)('Node 24', () => {
  beforeAll(async () => {
    copyWithFixture(checkout);
    if (existsSync(node)) return;
    mkdirSync(folder, { recursive: true });
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const npm = ['install', '--prefix', folder, ...options, `${name}@24`];
    const { output } = await runProgram(platform === 'win' ? 'npm.cmd' : 'npm', npm);
    expect(existsSync(node), output).toBe(true);
  });

  it('passes the unit tests', async () => {
    const vitest = join('node_modules', 'vitest', 'vitest.mjs');
    const words = [vitest, 'run', '--project', 'unit', ...tests];
    const { status, output } = await startProgram(node, words, { VITEST: undefined }).ended;
    expect(status, output).toBe(0);
  });

  it('checks, builds and serves both countries without a warning', async () => {
    const port = await freePort();
    const start = [join('scripts', 'run.mjs'), 'start', '--port', String(port)];
    const server = startProgram(node, start, {}, checkout);
    await server.prints('New Zealand');
    for (const country of ['au', 'nz']) {
      const { text } = await ask(port, '/', { host: `${country}.localhost` });
      expect(text).toContain(`data-country="${country.toUpperCase()}"`);
    }
    server.child.kill('SIGTERM');
    const { status, output } = await server.ended;
    expect(status, output).toBe(0);
    expect(output).not.toMatch(/Warning: |\(node:\d+\)/);
  });
});
