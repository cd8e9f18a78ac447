/**
 * After any edit, a rebuild gives the same bytes as a cold build. Two copies of this checkout, with the fixture
 * catalogue, get the same edits. One keeps its caches and site, and the other builds from nothing.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { copyWithFixture } from '../testing/copy-checkout.ts';
import { startNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';

const folder = temporaryFolder('rebuilds');
const copyOf = (name: string): string => {
  const root = join(folder, name);
  copyWithFixture(root);
  return root;
};
const warm = copyOf('warm');
const cold = copyOf('cold');
// Another test may have bundled this code.
const bundles = join(projectRoot, '.cache', 'bundles');
if (existsSync(bundles)) cpSync(bundles, join(warm, '.cache', 'bundles'), { recursive: true });

const build = (root: string) => startNode([join(root, 'scripts', 'run.mjs'), 'build'], {}, root);
const treesOf = (root: string) =>
  existsSync(join(root, 'dist')) ? treeHashes(join(root, 'dist')) : new Map<string, string>();
const keptFiles = (root: string) =>
  readdirSync(join(root, '.cache'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('images'))
    .map((name) => join(root, '.cache', name))
    .filter((file) => statSync(file).isFile());
/** Leaves the bundled code, which takes longest to make, until the code is edited. */
const forget = (root: string) => {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  rmSync(join(root, '.cache', 'catalogue'), { recursive: true, force: true });
};

type Act = (root: string) => void;
/** Replaces the first match. Fails if there isn't one. */
const edit =
  (name: string, from: RegExp, to: string): Act =>
  (root) => {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${name} has no ${from}.`);
    writeFileSync(file, edited);
  };
const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
const product = 'catalogue/products/CT-1.yaml';
/** Prints the product's price with GST. */
const teasers = 'catalogue/promotions/teaser-prices.yaml';
/** The smallest picture: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Edits to the sources, made in both copies. */
const ofPrices = [
  edit(product, /au: [\d.]+/, 'au: 1.05'),
  edit(teasers, /au: "1\.05"/, 'au: "1.16"'),
];
const ofContent = [
  edit(product, /^name: /m, 'name: New '),
  edit('catalogue/pages/contact-us.yaml', /^title: /m, 'title: New '),
  edit('catalogue/menus/consumer.yaml', /label: /, 'label: New '),
  edit('catalogue/site.yaml', /isShowSpecialOffer: true/, 'isShowSpecialOffer: false'),
  edit('catalogue/specifications.yaml', /label: /, 'label: New '),
  (root: string) => {
    mkdirSync(join(root, 'catalogue/images/products'), { recursive: true });
    writeFileSync(join(root, 'catalogue/images/products/WH-1.png'), pixel);
  },
];
const ofCode = [
  edit('site/page-types/product/Product.tsx', /className=/, 'data-new="" className='),
  edit('site/styles/tokens.css', /\d+px/, '17px'),
  edit('site/header/client/every-page.ts', /$/, "\nself.name ||= 'new';\n"),
  edit('drawings/logo.ts', /#[0-9a-f]{6}/i, '#121212'),
];
const makeInBoth = (acts: readonly Act[]) => {
  for (const act of acts) for (const root of [warm, cold]) act(root);
};

/** Damages what the warm copy kept: halves its caches and the build record, and edits the published site. */
function damage(root: string): void {
  [...keptFiles(root), join(root, 'dist/.puretec-files.json')].forEach(halve);
  writeFileSync(join(root, 'dist/au/contact-us.html'), 'other');
  rmSync(join(root, 'dist/nz/contact-us.html'));
  writeFileSync(join(root, 'dist/au/foreign.txt'), 'foreign');
  for (const name of readdirSync(join(root, 'catalogue/products')))
    utimesSync(join(root, 'catalogue/products', name), 1, 1);
}

async function expectSame(what: string): Promise<void> {
  forget(cold);
  const [one, other] = await Promise.all([build(warm).ended, build(cold).ended]);
  expect([one.status, other.status], `${one.output}${other.output}`).toEqual([0, 0]);
  const trees = treesOf(cold);
  expect(trees.size).toBeGreaterThan(100);
  expect(changedFiles(treesOf(warm), trees), what).toEqual([]);
}

/** The pages and data that a build of the warm copy writes instead of linking. */
async function written(): Promise<readonly string[]> {
  const inodes = () =>
    new Map(
      [...treesOf(warm).keys()]
        .filter((name) => /^(au|nz)\/(?!_ipx|documents)/.test(name))
        .map((name) => [name, statSync(join(warm, 'dist', name)).ino]),
    );
  const before = inodes();
  const { status, output } = await build(warm).ended;
  expect(status, output).toBe(0);
  return [...inodes()].flatMap(([name, inode]) => (before.get(name) === inode ? [] : [name]));
}

it('GEN-07 ACCEPTANCE 19 writes nothing where nothing changed, and only the Australian files that show a changed price or teaser price', async () => {
  expect((await build(warm).ended).status).toBe(0);
  expect(await written()).toEqual([]);
  // WH-1's running cost depends on its cartridges' prices.
  const shows = (name: string) =>
    /CT-1|WH-1|1\.05/.test(readFileSync(join(warm, 'dist', name), 'utf8'));
  const before = new Set([...treesOf(warm).keys()].filter(shows));
  makeInBoth(ofPrices);
  const files = await written();
  expect(files).toEqual(
    expect.arrayContaining(['au/CT-1.html', 'au/items.json', 'au/cartridges.html']),
  );
  const mayChange = (name: string) => /^au\/(?!assets\/)/.test(name) && before.has(name);
  expect(files.filter((name) => !mayChange(name))).toEqual([]);
});

it('GEN-07 builds the same as from nothing after edits to content and pictures', async () => {
  makeInBoth(ofContent);
  cpSync(join(warm, '.cache', 'bundles'), join(cold, '.cache', 'bundles'), { recursive: true });
  await expectSame('edits');
});

it('GEN-07 leaves the site where the check refuses an edit', async () => {
  const before = treesOf(warm);
  const renamed = join(warm, product.replace('CT-1', 'CT-9'));
  // Other files still name the product.
  renameSync(join(warm, product), renamed);
  const { status, output } = await build(warm).ended;
  renameSync(renamed, join(warm, product));
  expect(status, output).toBe(1);
  expect(changedFiles(before, treesOf(warm))).toEqual([]);
});

it('GEN-07 builds the same as from nothing after damage to caches and site, and after a killed build of edited code', async () => {
  damage(warm);
  const { status, output } = await build(warm).ended;
  expect(status, output).toBe(0);
  expect(changedFiles(treesOf(warm), treesOf(cold))).toEqual([]);
  makeInBoth(ofCode);
  const killed = build(warm);
  await Promise.race([wait(1200), killed.ended]);
  killed.child.kill('SIGKILL');
  await killed.ended;
  // Its lock would be stale in 15 s.
  rmSync(join(warm, '.dist.lock'), { recursive: true, force: true });
  rmSync(join(cold, '.cache', 'bundles'), { recursive: true });
  await expectSame('a killed build');
});
