/** Commands as run.mjs starts them, in a checkout of their own: from the bundle, and never from an old one. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { type Checkout, makeCheckout } from '../testing/small-checkout.ts';
import { runNode } from '../testing/start-program.ts';

/** Says how the command runs, too. */
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
const bundles = (): string[] => readdirSync(cache).filter((name) => /^[0-9a-f]{16}$/.test(name));
/** Edits are noted after they have settled: one in the same instant as the bundle is not trusted. */
const settled = () => new Promise((done) => setTimeout(done, 50));

it('a command runs from its bundle, which is made once', async () => {
  await settled();
  expect(await said()).toBe('first js\n');
  const made = statSync(join(cache, 'made-of.json')).ctimeMs;
  expect(await said()).toBe('first js\n');
  expect(statSync(join(cache, 'made-of.json')).ctimeMs).toBe(made);
});

it('a pipe in the place of what is known of it is not waited for', async () => {
  expect(await said()).toBe('first js\n');
  rmSync(join(cache, 'made-of.json'));
  execFileSync('mkfifo', [join(cache, 'made-of.json')]);
  expect(await said()).toBe('first js\n');
});

it.each([
  ['.cache', () => checkout.folder],
  ['.cache/bundles', () => '/nowhere'],
])(
  'where %s is a link that leads out of the checkout, or nowhere, it is named',
  async (name, to) => {
    const elsewhere = join(to(), '..', 'elsewhere');
    mkdirSync(join(checkout.folder, '.cache'));
    rmSync(join(checkout.folder, name), { recursive: true, force: true });
    symlinkSync(elsewhere, join(checkout.folder, name));
    const { status, output } = await checkout.say();
    expect(status).toBe(1);
    expect(output).toMatch(
      new RegExp(`^${name} is a link to a folder outside this one, or to none`),
    );
  },
);

it('a bundle that was emptied, or that lacks a file, is made again', async () => {
  await settled();
  expect(await said()).toBe('first js\n');
  const file = join(cache, bundles()[0] ?? '', 'say.js');
  writeFileSync(file, '');
  expect(await said()).toBe('first js\n');
  rmSync(file);
  expect(await said()).toBe('first js\n');
  expect(bundles()).toHaveLength(1);
});

it.each([
  ['of a command', 'scripts/say.ts', saying('again')],
  ['of a module it imports', 'kernel/word.ts', 'export const word = "again";'],
])('an edit %s is seen, also of the same size and time', async (_name, file, text) => {
  checkout.write('kernel/word.ts', 'export const word = "first";');
  checkout.write(
    'scripts/say.ts',
    `import { word } from '../kernel/word.ts'; ${saying('').replace('""', 'word')}`,
  );
  await settled();
  expect(await said()).toBe('first js\n');
  const path = join(checkout.folder, file);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, text);
  utimesSync(path, atime, mtime);
  expect(await said()).toBe('again js\n');
});

it('a bundle that a command may still run from stays; one that nobody used for a day goes', async () => {
  expect(await said()).toBe('first js\n');
  const [first = ''] = bundles();
  checkout.write('scripts/say.ts', saying('second'));
  expect(await said()).toBe('second js\n');
  expect(bundles()).toContain(first);
  utimesSync(join(cache, first), 0, Date.now() / 1000 - 25 * 60 * 60);
  checkout.write('scripts/say.ts', saying('third'));
  expect(await said()).toBe('third js\n');
  expect(bundles()).not.toContain(first);
  expect(bundles()).toHaveLength(2);
});

it('two at once do not disturb each other, nor does who deletes the cache', async () => {
  expect(await Promise.all([said(), said(), said()])).toEqual(Array(3).fill('first js\n'));
  expect(readdirSync(cache).filter((name) => name.startsWith('new-'))).toEqual([]);
  rmSync(cache, { recursive: true });
  expect(await said()).toBe('first js\n');
  rmSync(join(cache, bundles()[0] ?? ''), { recursive: true });
  expect(await said()).toBe('first js\n');
});

it('a cache that cannot be written is done without', async () => {
  checkout.write('.cache', 'a file');
  expect(await said()).toBe('first ts\n');
});

it('a command that is broken leaves the others as they are', async () => {
  checkout.write('scripts/other.ts', 'const = ;');
  expect(await said()).toBe('first ts\n');
});

it('a fault of ours names the line that was written', async () => {
  checkout.write(
    'scripts/say.ts',
    `// A comment, which no bundle keeps.
import { runCommand } from ${JSON.stringify(join(projectRoot, 'scripts/command.ts'))};
type Nothing = undefined;

runCommand(() => {
  throw new TypeError('broken' satisfies string as Nothing);
});`,
  );
  const { status, output } = await checkout.say();
  expect(status).toBe(1);
  expect(output).toContain('TypeError: broken');
  expect(output).toContain(`${join(checkout.folder, 'scripts/say.ts')}:6:9`);
  expect(existsSync(join(cache, 'made-of.json'))).toBe(true);
});

it.each(['bundled', 'as written'])('a worker starts, %s', async (how) => {
  checkout.write(
    'codegen/deep/echo-worker.ts',
    `import { runWorker } from '../../scripts/run-worker.ts';
     runWorker(async ({ word }: { word: string }, tell: (told: string) => void) =>
       tell(\`\${word} \${import.meta.url.split('.').at(-1)}\`));`,
  );
  checkout.write(
    'scripts/say.ts',
    `import { startWorker } from './start-worker.ts';
     startWorker<string>('codegen/deep/echo-worker.ts', { word: 'echo' }).onTold(console.log);`,
  );
  if (how === 'as written') checkout.write('.cache', 'a file');
  expect(await said()).toBe(how === 'bundled' ? 'echo js\n' : 'echo ts\n');
});

it('every command of ours is bundled', async () => {
  const start = Date.now();
  await runNode(['scripts/run.mjs', 'new-product']);
  const kept = join(projectRoot, '.cache/commands');
  const used = readdirSync(kept).filter(
    (name) => /^[0-9a-f]{16}$/.test(name) && statSync(join(kept, name)).mtimeMs >= start,
  );
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const files = readdirSync(join(kept, used[0] ?? 'nothing was used'));
  expect(files).toEqual(expect.arrayContaining(Object.keys(scripts).map((name) => `${name}.js`)));
});
