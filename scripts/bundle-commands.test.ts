/** Commands as run.mjs starts them, in a checkout of their own: never from an outdated bundle. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { type Checkout, makeCheckout } from './testing/small-checkout.ts';
import { runNode } from './testing/start-program.ts';

/** Prints whether it runs as JavaScript or TypeScript, too. */
const saying = (word: string): string =>
  `console.log(${JSON.stringify(word)}, import.meta.url.split('.').at(-1));`;

let checkout: Checkout;
let cache: string;
beforeEach(() => {
  checkout = makeCheckout();
  cache = join(checkout.folder, '.cache/commands');
  checkout.write('scripts/say.ts', saying('first'));
});
afterEach(() => checkout.remove());

const said = async (): Promise<string> => (await checkout.say()).output;
const bundles = (): string[] =>
  existsSync(cache) ? readdirSync(cache).filter((name) => name.length === 32) : [];
/** Later versions of Node run the sources. */
const bundles20 = !('typescript' in process.features && process.features.typescript);
const bundled = (word: string): string => `${word} ${bundles20 ? 'js' : 'ts'}\n`;
/** A bundle isn't kept if a source changed in the same instant. */
const settled = () => new Promise((done) => setTimeout(done, 50));

it('runs a command from a bundle that is made once', async () => {
  await settled();
  expect(await said()).toBe(bundled('first'));
  const before = bundles();
  expect(await said()).toBe(bundled('first'));
  expect(bundles()).toEqual(before);
});

it.runIf(bundles20)('makes a bundle again when one of its files is empty or missing', async () => {
  await settled();
  expect(await said()).toBe('first js\n');
  const file = join(cache, bundles()[0] ?? '', 'say.js');
  writeFileSync(file, '');
  expect(await said()).toBe('first js\n');
  for (const folder of bundles()) rmSync(join(cache, folder, 'say.js'), { force: true });
  expect(await said()).toBe('first js\n');
});

it.each([
  ['of a command', 'scripts/say.ts', saying('again')],
  ['of a module it imports', 'kernel/word.ts', 'export const word = "again";'],
])('sees an edit %s, even of the same size and time', async (_name, file, text) => {
  checkout.write('kernel/word.ts', 'export const word = "first";');
  checkout.write(
    'scripts/say.ts',
    `import { word } from '../kernel/word.ts'; ${saying('').replace('""', 'word')}`,
  );
  await settled();
  expect(await said()).toBe(bundled('first'));
  const path = join(checkout.folder, file);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, text);
  utimesSync(path, atime, mtime);
  expect(await said()).toBe(bundled('again'));
});

it.runIf(bundles20)('keeps a bundle that a server may still run from for a week', async () => {
  expect(await said()).toBe('first js\n');
  const [first = ''] = bundles();
  checkout.write('scripts/say.ts', saying('second'));
  expect(await said()).toBe('second js\n');
  expect(bundles()).toContain(first);
  utimesSync(join(cache, first), 0, Date.now() / 1000 - 8 * 24 * 60 * 60);
  checkout.write('scripts/say.ts', saying('third'));
  expect(await said()).toBe('third js\n');
  expect(bundles()).not.toContain(first);
});

it('survives three commands at once, and a deleted cache', async () => {
  expect(await Promise.all([said(), said(), said()])).toEqual(Array(3).fill(bundled('first')));
  rmSync(join(checkout.folder, '.cache'), { recursive: true, force: true });
  expect(await said()).toBe(bundled('first'));
});

it('runs the sources when the cache can’t be written', async () => {
  checkout.write('.cache', 'a file');
  expect(await said()).toBe('first ts\n');
});

it('runs a command while another one’s code is broken', async () => {
  checkout.write('scripts/other.ts', 'const = ;');
  expect(await said()).toBe('first ts\n');
});

it.each(['bundle', 'sources'])('starts a worker from the %s', async (how) => {
  checkout.write(
    'codegen/deep/echo-worker.ts',
    `import { runWorker } from '../../scripts/run-worker.ts';
     runWorker(async ({ word }: { word: string }, tell: (told: string) => void) =>
       tell(\`\${word} \${import.meta.url.split('.').at(-1)}\`));`,
  );
  checkout.write(
    'scripts/say.ts',
    `import { startWorker } from './start-worker.ts';
     startWorker<string>('codegen/deep/echo-worker.ts', { word: 'echo' }, console.log);`,
  );
  if (how === 'sources') checkout.write('.cache', 'a file');
  expect(await said()).toBe(how === 'bundle' ? bundled('echo') : 'echo ts\n');
});

it.runIf(bundles20)('bundles every command in package.json', async () => {
  await runNode(['scripts/run.mjs', 'new']);
  const stamp = join(projectRoot, '.cache/commands/stamp.json');
  const { folder } = JSON.parse(readFileSync(stamp, 'utf8'));
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const commands = Object.values(scripts).map((line) => String(line).split(' ')[2]);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(commands.map((name) => `${name}.js`)));
});
