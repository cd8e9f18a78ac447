/**
 * npm run bench: what building costs, as commands that a person types, in copies of this checkout
 * and of catalogues of several sizes; beside each, in the same run, the floor (bench-floor.ts).
 * Read the ratios, not the seconds: machines differ and are busy.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './arguments.ts';
import { atEnd } from './at-end.ts';
import { measureSize } from './bench/measure-size.ts';
import { peerRows } from './bench/peers.ts';
import { type SizeReport, tableOf } from './bench/report.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { requireOutputFile, writeOutputFile } from './output-file.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';
import { copyCheckout } from './testing/copy-checkout.ts';

const usage = `npm run bench [-- options]
  --products N,…  sizes (250,2000,10000)
  --runs N        of each, whose medians are shown (3)
  --pictures      encode all pictures too: some minutes at 250 products, hours at 10,000
  --profile       the stages of each command
  --peers DIR     a harness with run-peers.sh; --peer-names says which (react,eleventy,astro)
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
  // What a machine adds to every start of Node, 40 ms for certificates, is no cost of ours or a peer's.
  delete process.env.NODE_EXTRA_CA_CERTS;
  const sizes = values.products.split(',').map((text) => countOf('products', text));
  const runs = countOf('runs', values.runs);
  if (values.json !== undefined)
    requireOutputFile(values.json, {
      example: 'bench.json',
      catalogue: 'catalogue',
      mark: '{\n  "node": ',
    });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discard = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: false });
  const reports: SizeReport[] = [];
  for (const products of sizes) {
    const work = join(folder, String(products));
    const place = { checkout, catalogue: join(work, 'catalogue'), out: join(work, 'site') };
    mkdirSync(work);
    writeSynthetic('catalogue', place.catalogue, products);
    const { pages, rows } = await measureSize(place, work, { ...values, runs });
    for (const peer of values.peers === undefined ? [] : values['peer-names'].split(','))
      rows.push(...peerRows(resolve(values.peers ?? ''), products, peer));
    const report = { products, pages, runs, rows };
    console.log(`\n${tableOf(report)}\n`);
    reports.push(report);
    if (values.json !== undefined)
      writeOutputFile(
        values.json,
        `${JSON.stringify({ node: process.version, reports }, null, 2)}\n`,
      );
    rmSync(work, { recursive: true });
  }
  discard();
  return 0;
});

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Fault(`--${name}: a number from 1 expected, found "${text}"\n\nUsage: ${usage}`, 2);
}
