/** One edit of each kind, on a copy of the small catalogue, and how all three forms of the report show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { type Edit, fixture, parsed, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { byCountry, countries } from '../../kernel/countries.ts';
import { openCatalogue } from '../editing/editing.ts';
import { renameProduct } from '../editing/rename-product.ts';
import { writeEdit } from '../editing/write-edit.ts';
import type { ChangeReport } from './change-report.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { asMarkdown, asText } from './print-report.ts';
import { type Snapshots, snapshotOf, snapshotsOfCatalogue } from './read-snapshots.ts';

const at = '2026-12-01T12:00';

/** `former` turns the fixture into the earlier catalogue, and `edits` into the later one. */
const {
  former,
  edits,
  told: cases,
}: {
  readonly former: readonly Edit[];
  readonly edits: readonly Edit[];
  readonly told: readonly {
    readonly title: string;
    readonly base?: readonly Edit[];
    readonly edits: readonly Edit[];
    readonly on?: string;
    readonly expect: readonly string[];
  }[];
} = parse(readFileSync(join(import.meta.dirname, 'fixtures/edits.yaml'), 'utf8'));

const snapshots = async (root: string): Promise<Snapshots> => {
  const { tables, problems } = await compileCatalogue(root, { at, cache: parsed });
  if (!tables)
    throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return byCountry((country) => snapshotOf(tables, country, at));
};

/** Renames a product as well. */
const edited = (): Promise<Snapshots> =>
  withCopy(edits, async (root) => {
    const editing = await openCatalogue(root);
    await renameProduct(editing, 'FIT-1', 'FIT-2');
    writeEdit(root, editing.proposal.changes());
    return snapshots(root);
  });

let report: ChangeReport;
beforeAll(async () => {
  const before = await withCopy(former, snapshots);
  const after = await edited();
  report = {
    before: "what's published",
    after: 'catalogue',
    changes: compareSnapshots(pairsOf(before, after)),
  };
});

const pairsOf = (before: Snapshots, after: Snapshots) =>
  countries.map((country) => [before[country], after[country]] as const);

it.each([
  ['text', 'txt', () => asText(report)],
  ['Markdown', 'md', () => asMarkdown(report)],
  ['JSON', 'json', () => `${JSON.stringify(report, null, 2)}\n`],
])('one edit of each kind, as %s', async (_form, ending, print) => {
  await expect(print()).toMatchFileSnapshot(`golden/changes.${ending}`);
});

it('reports a price whose first day is still to come', async () => {
  const planned = (lines: string) =>
    withCopy(
      [{ file: 'products/CT-1.yaml', from: '  nz: 1.1\n', to: `  nz: 1.1\n${lines}` }],
      (root) => snapshotsOfCatalogue(root),
    );
  const year = new Date().getFullYear() + 1;
  const none = await planned('');
  const one = await planned(`priceChanges:\n  - { start: ${year}-12-01, au: 1.05 }\n`);
  const other = await planned(
    `priceChanges:\n  - { start: ${year}-12-01, end: ${year}-12-24, au: 1.05 }\n  - { start: 2025-12-01, nz: 1.1 }\n`,
  );
  const told = (before: Snapshots, after: Snapshots) =>
    compareSnapshots(pairsOf(before, after)).map(
      ({ topic, subject, what, before, after, countries, level }) =>
        `${topic} ${level} ${countries} ${subject}, ${what}: ${before} → ${after}`,
    );
  const what = `AU CT-1 Carbon cartridge, price in AUD from ${year}-12-01`;
  const price = '1.05 ex GST, 1.16 inc GST';
  expect(told(none, one)).toEqual([`planned note ${what}: none → ${price}`]);
  expect(told(one, other)).toEqual([
    `planned note ${what}: ${price} → ${price}, until ${year}-12-24`,
  ]);
  expect(told(one, none)).toEqual([`planned note ${what}: ${price} → none`]);
  expect(told(one, one)).toEqual([]);
});

it('what is the same changes nothing', async () => {
  const same = await snapshots(fixture);
  expect(compareSnapshots(pairsOf(same, same))).toEqual([]);
});

/** Returns the report with one line for each change. */
const told = async (
  edits: readonly Edit[],
  { base = [], on = at }: { readonly base?: readonly Edit[]; readonly on?: string } = {},
): Promise<string[]> => {
  const [before, after] = await Promise.all(
    [base, [...base, ...edits]].map((each) =>
      withCopy(each, (root) => snapshotsOfCatalogue(root, on)),
    ),
  );
  if (!before || !after) throw new Error('nothing to compare');
  return compareSnapshots(pairsOf(before, after)).map(
    ({ countries, subject, what, before: from, after: to, note }) =>
      `${countries.join(' ')} ${subject}, ${what}${from || to ? `: ${from} → ${to}` : ''}${note ? ` (${note})` : ''}`,
  );
};

it.each(cases)('$title', async ({ edits, expect: lines, ...options }) => {
  expect(await told(edits, options)).toEqual(lines);
});

it('reports a photo that takes the place of a drawing', async () => {
  const photo = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#fff' },
  })
    .jpeg()
    .toBuffer();
  const changes = await told([{ file: 'images/products/WH-1.jpg', text: photo }]);
  expect(changes).toContain('AU NZ picture products/WH-1.jpg, is new, and replaces the drawing');
});
