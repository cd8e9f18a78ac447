/**
 * npm run bench: what builds cost, as commands that a person types, in copies of this checkout and
 * of catalogues of several sizes, next to a plain loop that renders the same pages (bench-baseline.ts).
 * Compare ratios rather than seconds: machines differ and are busy.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './arguments.ts';
import {
  type Bench,
  type CaseResult,
  cases,
  competitorRows,
  pictures,
  prepareBaseline,
} from './bench/cases.ts';
import { touchMemory } from './bench/measure.ts';
import { type Row, type SizeReport, stagesOf, tableOf } from './bench/table.ts';
import { step } from './build/steps.ts';
import { runCommand } from './command.ts';
import { onExit } from './on-exit.ts';
import { requireOutputFile, writeOutputFile } from './output-file.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { UserError } from './user-error.ts';

const usage = `npm run bench [-- options]
  --products N,…  sizes (250,2000,10000)
  --runs N        runs of each case; the table shows medians (3)
  --pictures      encode all pictures too: minutes at 250 products, hours at 10,000
  --profile       the stages of each command
  --peers DIR     a harness with run-peers.sh; --peer-names chooses competitors (react,eleventy,astro)
  --json FILE     all numbers`;

runCommand(async () => {
  const values = readArguments(usage, {
    products: { type: 'string', default: '250,2000,10000' },
    runs: { type: 'string', default: '3' },
    pictures: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    peers: { type: 'string' },
    'peer-names': { type: 'string', default: 'react,eleventy,astro' },
    json: { type: 'string' },
  });
  const { json, peers } = values;
  // Extra certificates add 40 ms to every start of Node, on this machine only.
  delete process.env.NODE_EXTRA_CA_CERTS;
  const sizes = values.products.split(',').map((text) => countOf('products', text));
  const runs = countOf('runs', values.runs);
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
    const work = join(folder, String(products));
    const bench = { checkout, catalogue: join(work, 'catalogue'), out: join(work, 'site') };
    mkdirSync(work);
    writeSynthetic('catalogue', bench.catalogue, products);
    const rows = await measureSize(bench, work, runs, values);
    for (const name of peers === undefined ? [] : values['peer-names'].split(','))
      rows.push(...competitorRows(resolve(peers ?? ''), products, name));
    const files = readdirSync(bench.out, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((name) => name.endsWith('.html')).length;
    reports.push({ products, pages, runs, rows });
    console.log(`\n${tableOf({ products, pages, runs, rows })}\n`);
    if (json !== undefined)
      writeOutputFile(json, `${JSON.stringify({ node: process.version, reports }, null, 2)}\n`);
    rmSync(work, { recursive: true });
  }
  discard();
  return 0;
});

async function measureSize(
  bench: Bench,
  work: string,
  runs: number,
  options: { readonly pictures: boolean; readonly profile: boolean },
): Promise<Row[]> {
  const baseline = await step('Preparing the baseline', () =>
    prepareBaseline(bench.catalogue, work),
  );
  const all = [...cases, ...(options.pictures ? [pictures] : []), baseline];
  const results = all.map((each) => ({ ...each, runs: [] as CaseResult[] }));
  for (let index = 1; index <= runs; index++)
    for (const { name, run, runs: done } of results) {
      touchMemory();
      done.push(await step(`${name}, ${index} of ${runs}`, () => run(bench)));
    }
  const rows = results.map(({ name, runs: done }) => ({
    name,
    wall: median(done.map(({ wall }) => wall)) ?? Number.NaN,
    user: median(done.map(({ user }) => user)),
    system: median(done.map(({ system }) => system)),
    peak: median(done.flatMap(({ peak }) => peak ?? [])),
    written: median(done.map(({ written }) => written)),
    ...(options.profile && { stages: stagesOf(done.at(-1)?.output ?? '') }),
  }));
  const wallOfBaseline = rows.at(-1)?.wall ?? Number.NaN;
  return rows.map((row) => ({ ...row, ofBaseline: row.wall / wallOfBaseline }));
}

const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UserError(
    `--${name} takes a whole number from 1, not "${text}".\n\nUsage: ${usage}`,
    2,
  );
}
