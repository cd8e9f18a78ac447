/**
 * Measures builds of catalogues of several sizes, in a copy of this checkout, next to a plain loop
 * that renders the same pages (bench-baseline.ts). Compare ratios, because seconds depend on the
 * machine.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { constantsOf } from '../../codegen/emit.ts';
import { generate } from '../../codegen/generate.ts';
import { recordOf } from '../../kernel/json-record.ts';
import { type Measured, measure } from '../bench/measure.ts';
import { codeBundle } from '../build/bundle-cache.ts';
import { step } from '../build/steps.ts';
import { filesBelow } from '../disk.ts';
import { onExit } from '../on-exit.ts';
import { requireOutputFile, writeOutputFile } from '../output/report-file.ts';
import { projectRoot } from '../project-root.ts';
import { writeSynthetic } from '../synthetic/write-synthetic.ts';
import { copyCheckout } from '../testing/copy-checkout.ts';
import { UserError } from '../user-error.ts';
import type { BaselineWork } from './bench-baseline.ts';

const columns = ['wall', 'user', 'system', 'peak', 'written'] as const;
export type SizeReport = Awaited<ReturnType<typeof measureSize>>;

type Options = {
  readonly products: readonly number[];
  readonly runs: number;
  readonly json?: string | undefined;
};

export async function run({ products: sizes, runs, json }: Options): Promise<number> {
  if (json !== undefined)
    requireOutputFile(json, {
      example: 'bench.json',
      catalogue: 'catalogue',
      mark: '{\n  "node": ',
    });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discard = onExit(() => rmSync(folder, { recursive: true, force: true }));
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: false });
  const reports: SizeReport[] = [];
  for (const products of sizes) {
    const report = await measureSize(checkout, join(folder, String(products)), products, runs);
    reports.push(report);
    console.log(`\n${tableOf(report)}\n`);
    if (json !== undefined)
      writeOutputFile(json, `${JSON.stringify({ node: process.version, reports }, null, 2)}\n`);
  }
  discard();
  return 0;
}

/** Rows have the runs' medians in seconds and megabytes, and wall time as a multiple of the baseline's. */
async function measureSize(checkout: string, work: string, products: number, runs: number) {
  const [catalogue, out] = [join(work, 'catalogue'), join(work, 'site')];
  mkdirSync(work);
  writeSynthetic('catalogue', catalogue, products);
  const npm = (name: string, ...args: string[]) =>
    measure(['npm', 'run', name, '--', '--catalogue', catalogue, ...args], checkout);
  const build = () => npm('build', '--out', out, '--without-images');
  let count = 0;
  /** Moves files away, because ext4 creates new files slowly for minutes after thousands are removed. */
  const putAside = (path: string) => {
    if (existsSync(path)) renameSync(path, join(work, `aside-${++count}`));
  };
  const editPrice = () => {
    const priced = readdirSync(join(catalogue, 'products'))
      .map((name) => join(catalogue, 'products', name))
      .find((file) => /SYN.*\.yaml$/.test(file) && /\bau: \d/.test(readFileSync(file, 'utf8')));
    // The dollars stay the same, because another price might break a rule.
    replace(priced ?? '', /\bau: (\d+)(\.\d+)?/, `au: $1.${10 + (++count % 90)}`);
  };
  const editTemplate = () =>
    replace(
      join(checkout, 'site/page-types/product/ProductOverview.tsx'),
      /<h1( data-edit="\d+")?/,
      `<h1 data-edit="${++count}"`,
    );
  /** Each case continues from the one before. */
  const cases: readonly (readonly [string, edit: () => void, run: () => Promise<Measured>])[] = [
    [
      'clean build',
      () => [join(checkout, '.cache'), join(checkout, 'site/generated'), out].forEach(putAside),
      build,
    ],
    ['build after a price edit', editPrice, build],
    ['check after a price edit', editPrice, () => npm('check')],
    ['build after a template edit', editTemplate, build],
    ['baseline', () => putAside(join(work, 'baseline')), await prepareBaseline(catalogue, work)],
  ];
  const results = cases.map(() => [] as (Measured & { readonly written: number })[]);
  for (let index = 1; index <= runs; index++)
    for (const [at, [name, edit, run]] of cases.entries()) {
      edit();
      const target = name === 'baseline' ? join(work, 'baseline') : out;
      const before = filesIn(target);
      const measured = await step(`${name}, ${index} of ${runs}`, run);
      const written = [...filesIn(target)].filter(([file, state]) => before.get(file) !== state);
      results[at]?.push({ ...measured, written: written.length });
    }
  const medians = results.map((done, at) => ({
    name: cases[at]?.[0] ?? '',
    ...recordOf(columns, (column) => median(done.map((each) => each[column]))),
  }));
  const baseline = medians.at(-1)?.wall ?? Number.NaN;
  const pages = [...filesIn(out).keys()].filter((name) => name.endsWith('.html')).length;
  const rows = medians.map((row) => ({ ...row, ofBaseline: row.wall / baseline }));
  return { products, pages, runs, rows };
}

/** Prepares the plain loop for a catalogue. It writes into `folder`/baseline. */
async function prepareBaseline(catalogue: string, folder: string) {
  const { tables } = await compileCatalogue(catalogue);
  if (!tables)
    throw new UserError(
      `${catalogue} has problems. Run npx puretec check --catalogue ${catalogue}.`,
    );
  const bundle = await codeBundle(constantsOf(tables.site));
  const generated = join(folder, 'generated');
  generate(tables, generated);
  // Node 20 would read modules outside our package as CommonJS.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const work: BaselineWork = {
    bundle: bundle.folder,
    assets: bundle.assets,
    generated,
    out: join(folder, 'baseline'),
  };
  const file = join(folder, 'baseline.json');
  writeFileSync(file, JSON.stringify(work));
  const command = [process.execPath, 'scripts/run.mjs', 'bench-baseline', '--work', file];
  return () => measure(command, projectRoot);
}

function replace(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new UserError(`Nothing in ${file} matches ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const stateOf = (file: string) => {
    const { ino, mtimeMs } = statSync(file);
    return `${ino} ${mtimeMs}`;
  };
  const names = existsSync(folder) ? filesBelow(folder) : [];
  return new Map(names.map((name) => [name, stateOf(join(folder, name))]));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function tableOf({ products, pages, runs, rows }: SizeReport): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
  const lines = [
    ['', 'wall s', 'user s', 'system s', 'peak MB', 'written', 'of baseline'],
    ...rows.map(({ name, wall, user, system, peak, written, ofBaseline }) => [
      ...[name, wall.toFixed(2), user.toFixed(2), system.toFixed(2)],
      ...[whole(peak), whole(written), ofBaseline.toFixed(2)],
    ]),
  ].map(
    ([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join(''),
  );
  const title = `${whole(products)} products, ${whole(pages)} pages, medians of ${runs}`;
  return [title, ...lines].join('\n');
}
