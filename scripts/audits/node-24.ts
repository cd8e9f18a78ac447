/**
 * The site on Node 24, beside the Node that runs the tests: `node --import tsx scripts/audits/node-24.ts`.
 * Runs unit tests, `npm run check` and `npm start`. Exit 1 where one fails, warns, or can't be run.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { Fault } from '../fault.ts';
import { ask } from '../preview/testing/ask.ts';
import { projectRoot } from '../project-root.ts';
import { runVitest } from '../test/run-step.ts';
import { freePort } from '../testing/free-port.ts';
import { type Ended, runProgram, startProgram } from '../testing/start-program.ts';
import { copyCheckout } from './checkout-copy.ts';

/** Tests whose outcome may depend on Node. The rest take minutes and ask the same of the catalogue again. */
const tests = [
  'kernel/',
  'site/',
  'scripts/preview/',
  'codegen/emit/',
  'codegen/generate.test',
  'codegen/golden.test',
];

const folder = join(projectRoot, '.cache', 'node-24');

runCommand(async () => {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    console.log(`Every step runs on Node ${process.versions.node}, so this one adds nothing.`);
    return 0;
  }
  const node = await install();
  const { passed, failed } = await runVitest(node, join(folder, 'vitest.json'), tests);
  console.log(`${passed} unit tests passed, ${failed} failed`);
  const areRight = await runCommands(node);
  return failed === 0 && areRight ? 0 : 1;
});

/** Path of the program, from npm's packages of Node. Throws a Fault where npm can't install it. */
async function install(): Promise<string> {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const node = join(folder, 'node_modules', name, 'bin', program);
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = platform === 'win32' ? 'npm.cmd' : 'npm';
  const { output } = await runProgram(npm, [
    'install',
    '--prefix',
    folder,
    ...options,
    `${name}@24`,
  ]);
  if (existsSync(node)) return node;
  throw new Fault(`Node 24 can't be installed, so nothing was tested on it. npm says:\n${output}`);
}

/** In a copy of the checkout without caches, as someone with Node 24 meets it. */
async function runCommands(node: string): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), 'node-24-'));
  const checkout = join(work, 'checkout');
  copyCheckout(checkout, { sharesPictures: true });
  const run = (...args: string[]) =>
    startProgram(node, [join('scripts', 'run.mjs'), ...args], {}, checkout);
  let areRight = true;
  const report = (isRight: boolean, what: string, { status, output }: Ended) => {
    if (isRight) return;
    areRight = false;
    console.log(`${what}, exit ${status}\n${output}`);
  };
  const isQuiet = ({ output }: Ended) => !/Warning: |\(node:\d+\)/.test(output);
  try {
    const checked = await run('check').ended;
    report(checked.status === 0 && isQuiet(checked), 'npm run check', checked);
    const port = await freePort();
    const server = run('start', '--port', String(port));
    // Where it ends early, its output says why.
    const answers = await server.prints('New Zealand').then(
      () => answersAt(port),
      () => 'nothing',
    );
    server.child.kill('SIGTERM');
    const started = await server.ended;
    report(started.status === 0 && isQuiet(started), 'npm start', started);
    report(answers === 'AU NZ', `npm start answered ${answers}`, started);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return areRight;
}

/** Which country answers to each name: "AU NZ". */
async function answersAt(port: number): Promise<string> {
  const pages = ['au', 'nz'].map((name) => ask(port, '/', { host: `${name}.localhost` }));
  const texts = (await Promise.all(pages)).map(({ text }) => text);
  return texts.map((text) => /data-country="(..)"/.exec(text)?.[1]).join(' ');
}
