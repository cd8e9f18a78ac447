/** Runs the bench as a process on the fixture catalogue, and checks that its checkout stays unchanged. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyWithFixture, shareBundles } from '../testing/copy-checkout.ts';
import { startNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { treeHashes } from '../testing/tree-hashes.ts';
import type { SizeReport } from './bench.ts';

const folder = temporaryFolder('bench');
const checkout = join(folder, 'checkout');
const ours = () => ['catalogue', 'site/page-types'].map((name) => treeHashes(join(checkout, name)));
let report: SizeReport;

beforeAll(async () => {
  copyWithFixture(checkout);
  shareBundles(checkout);
  // The bench copies the first product and changes the cents of its price.
  const first = 'name: Elbow\nsummary: An elbow.\ntype: fitting\nprice: { au: 10, nz: 11 }\n';
  writeFileSync(join(checkout, 'catalogue/products/AA-1.yaml'), first);
  const before = ours();
  const json = join(folder, 'bench.json');
  const args = ['scripts/run.mjs', 'bench', '--products', '1', '--runs', '1', '--json', json];
  const { status, output } = await startNode(args, {}, checkout).ended;
  expect(status, output).toBe(0);
  expect(ours()).toEqual(before);
  report = JSON.parse(readFileSync(json, 'utf8')).reports[0];
});

const writtenBy = (name: string): number =>
  report.rows.find((row) => row.name === name)?.written ?? Number.NaN;

it('writes the pages of the site, and nothing else, in the baseline', () => {
  expect(report.pages).toBeGreaterThan(30);
  expect(writtenBy('baseline')).toBe(report.pages);
});

it('writes everything in a clean build, less after an edit, nothing in a check', () => {
  expect(writtenBy('clean build')).toBeGreaterThan(report.pages);
  expect(writtenBy('build after a price edit')).toBeGreaterThan(0);
  expect(writtenBy('build after a price edit')).toBeLessThan(report.pages);
  expect(writtenBy('build after a template edit')).toBeGreaterThan(
    writtenBy('build after a price edit'),
  );
  expect(writtenBy('build after a template edit')).toBeLessThan(writtenBy('clean build'));
  expect(writtenBy('check after a price edit')).toBe(0);
});
