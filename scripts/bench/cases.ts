/** What `npm run bench` measures: commands as a person types them, after edits that people make. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { constantsOf } from '../../codegen/emit.ts';
import { generate } from '../../codegen/generate.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { BaselineWork } from '../bench-baseline.ts';
import { allPages } from '../build/build-pages.ts';
import { codeBundles } from '../build/code-bundle.ts';
import { stripTypes } from '../build/load-tables.ts';
import { projectRoot } from '../project-root.ts';
import { UserError } from '../user-error.ts';
import { type Measured, measure, touchMemory } from './measure.ts';
import type { Row } from './table.ts';

/** A copy of this checkout, the catalogue to build, and where to. */
export type Bench = {
  readonly checkout: string;
  readonly catalogue: string;
  readonly out: string;
};
export type CaseResult = Measured & { readonly written: number };
export type Case = {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<CaseResult>;
};

let count = 0;

/**
 * Moves a folder next to the checkout until the bench ends. Removing thousands of files would make
 * ext4 slow at creating new ones for minutes.
 */
function putAside({ checkout }: Bench, path: string): void {
  if (existsSync(path)) renameSync(path, join(dirname(checkout), `${++count}-${basename(path)}`));
}

const npm = ({ checkout, catalogue }: Bench, name: string, ...args: string[]) =>
  measure(['npm', 'run', name, '--', '--catalogue', catalogue, ...args], checkout);
const build = (bench: Bench) => npm(bench, 'build', '--out', bench.out, '--without-images');

/** Run in this order: each case builds on what the one before has left. */
export const cases: readonly Case[] = [
  {
    name: 'clean build',
    run: after((bench) => {
      const { checkout, out } = bench;
      for (const path of [join(checkout, '.cache'), join(checkout, 'site/generated'), out])
        putAside(bench, path);
    }, build),
  },
  { name: 'build after one price', run: after(editPrice, build) },
  { name: 'check after one price', run: after(editPrice, (bench) => npm(bench, 'check')) },
  { name: 'build after a template', run: after(editTemplate, build) },
];

/** Encodes all pictures again; everything else is up to date. */
export const pictures: Case = {
  name: 'pictures, cold',
  run: after(
    (bench) => putAside(bench, join(bench.checkout, '.cache/images')),
    (bench) => npm(bench, 'build', '--out', bench.out),
  ),
};

function after(edit: (bench: Bench) => void, command: (bench: Bench) => Promise<Measured>) {
  return async (bench: Bench): Promise<CaseResult> => {
    edit(bench);
    const before = filesIn(bench.out);
    const measured = await command(bench);
    const written = [...filesIn(bench.out)].filter(([file, state]) => before.get(file) !== state);
    return { ...measured, written: written.length };
  };
}

function editPrice({ catalogue }: Bench): void {
  const products = join(catalogue, 'products');
  const priced = readdirSync(products).find(
    (name) =>
      name.startsWith('SYN') && /\bau: [\d.]/.test(readFileSync(join(products, name), 'utf8')),
  );
  if (priced === undefined) throw new UserError('No synthetic product has a price to change.');
  // The dollars stay the same, because another price might break a rule.
  replace(join(products, priced), /\bau: (\d+)(\.\d+)?/, `au: $1.${10 + (++count % 90)}`);
}

/** Changes the page of every product. */
function editTemplate({ checkout }: Bench): void {
  const file = join(checkout, 'site/page-types/product/Decision.tsx');
  replace(file, /<h1( data-edit="\d+")?/, `<h1 data-edit="${++count}"`);
}

function replace(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new UserError(`${file} has nothing that matches ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

/** A rewritten file has another inode or another time. */
function filesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        const { ino, mtimeMs } = statSync(file);
        return [file, `${ino} ${mtimeMs}`];
      }),
  );
}

/** Prepares the plain loop for a catalogue. Each run writes into its own folder below `folder`. */
export async function prepareBaseline(catalogue: string, folder: string): Promise<Case> {
  const { catalogue: tables } = await compileCatalogue(catalogue);
  if (!tables) throw new UserError(`${catalogue} has problems: npm run check -- --catalogue DIR`);
  const bundle = await codeBundles(catalogue).of(constantsOf(tables.site));
  const generated = join(folder, 'generated');
  await generate(tables, generated);
  await stripTypes(generated);
  const run = async (): Promise<CaseResult> => {
    const work: BaselineWork = {
      server: join(bundle.folder, 'server'),
      assets: bundle.assets,
      generated,
      out: join(folder, `baseline-${++count}`),
    };
    const file = join(folder, 'baseline.json');
    writeFileSync(file, JSON.stringify(work));
    const script = ['scripts/run.mjs', 'bench-baseline', '--work', file];
    const measured = await measure([process.execPath, ...script], projectRoot);
    return { ...measured, written: allPages(tables).length };
  };
  return { name: 'baseline', run };
}

/**
 * Measures a competitor in a harness outside this project: `run-peers.sh N NAME` prints a line of
 * JSON. Returns no rows, and prints why, if it can't run on this machine.
 */
export function competitorRows(harness: string, products: number, name: string): Row[] {
  touchMemory();
  const { status, stdout, stderr } = spawnSync(
    join(harness, 'run-peers.sh'),
    [String(products), name],
    { encoding: 'utf8', env: { WORK: join(projectRoot, '.cache', 'peers'), ...process.env } },
  );
  const line = stdout?.split('\n').findLast((text) => text.startsWith('{'));
  if (status !== 0 || line === undefined) {
    console.log(`${name} can't be run: ${(stderr ?? '').trim().split('\n').at(-1)}`);
    return [];
  }
  const result: Readonly<Record<string, number>> = JSON.parse(line);
  const { pages, wall_s: wall = Number.NaN, user_s: user, sys_s: system } = result;
  return [
    {
      ...{ name: `${name}, ${pages} pages`, wall, user, system },
      ...{ peak: result.tree_rss_mb, written: result.files },
    },
    { name: `${name}, again after one product`, wall: result.rebuild_wall_s ?? Number.NaN },
  ];
}
