/** One edit of each kind, on a copy of the small catalogue, and how all three forms of the report show it. */
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { type Edit, fixture, parsed, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { byCountry, countries } from '../../kernel/countries.ts';
import { openCatalogue } from '../editing/editing.ts';
import { renameProduct } from '../editing/rename-product.ts';
import { writeEdit } from '../editing/write-edit.ts';
import type { ChangeReport } from './change-report.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { asMarkdown, asText } from './print-report.ts';
import { type Snapshots, snapshotsOfCatalogue } from './read-snapshots.ts';
import { snapshotOf } from './snapshot.ts';

const at = '2026-12-01T12:00';

/** Turns the fixture into the earlier catalogue. */
const former: readonly Edit[] = [
  {
    file: 'products/OLD-1.yaml',
    text: 'name: Old filter\nsummary: Old.\ntype: cartridge\nprice: { au: 877.17, nz: 885.53 }\ndealerOnly: true\n',
  },
  {
    file: 'redirects.yaml',
    text: 'redirects:\n  - { from: /gone, to: /stores }\n  - { from: /kept, to: /world }\n',
  },
  {
    file: 'promotions/featured.yaml',
    from: '    link: /WH-1\n',
    to: '    link: /WH-1\n    end: 2026-12-24\n',
  },
  {
    file: 'pages/careers.yaml',
    text: 'url: /careers\ntitle: Careers\nintro: Work here.\npageTitle: Careers with us\npageDescription: Work with us on water.\n',
  },
  {
    file: 'pages/news.yaml',
    text: 'url: /news\ntitle: News\nintro: What is new.\npageTitle: News of ours\npageDescription: What is new with us.\n',
  },
];
/** The changes made since then. */
const edits: readonly Edit[] = [
  ...former.filter(
    ({ file }) =>
      file !== 'redirects.yaml' &&
      file !== 'pages/careers.yaml' &&
      file !== 'pages/news.yaml' &&
      !file.startsWith('promotions/'),
  ),
  {
    file: 'redirects.yaml',
    text: 'redirects:\n  - { from: /kept, to: /stores }\n  - { from: /careers, to: /stores }\n',
  },
  // One price changes by more than 20%, and another is also printed as text.
  { file: 'products/OLD-1.yaml', from: 'au: 877.17', to: 'au: 1100' },
  // One product is new, and one is discontinued.
  {
    file: 'products/NEW-1.yaml',
    text: 'name: New filter\nsummary: New.\ntype: cartridge\nprice: { au: on request, nz: not sold }\n',
  },
  {
    file: 'products/WH-2.yaml',
    from: 'price: ',
    to: 'discontinued: true\nreplacedBy: WH-1\nprice: ',
  },
  // Changes a page's text, a menu and a promotion.
  {
    file: 'products/WH-1.yaml',
    from: 'A two-stage filter for the whole house.',
    to: 'A filter of two stages for the whole house.',
  },
  {
    file: 'promotions/featured.yaml',
    from: 'title: Every tap in the house',
    to: 'title: Each tap of the house',
  },
  { file: 'products/CT-1.yaml', from: 'nz: 1.1', to: 'nz: 1.2' },
  { file: 'promotions/teaser-prices.yaml', from: 'nz: "1.27"', to: 'nz: "1.38"' },
  {
    file: 'menus/dealers.yaml',
    from: 'items:\n',
    to: 'items:\n  - { label: All stores, url: /stores }\n',
  },
];

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
    before: 'what is published',
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

it('names a specification by its label and unit', async () => {
  const [change] = await told([{ file: 'products/CT-1.yaml', from: 'micron: 5', to: 'micron: 1' }]);
  expect(change).toBe('AU NZ product CT-1, Nominal micron rating: 5 µm → 1 µm');
});

it('reports a swapped cartridge in one line', async () => {
  const cartridge = { file: 'products/CT-2.yaml' };
  const text = 'name: Other\nsummary: Other.\ntype: cartridge\nprice: { au: 2, nz: 3 }\n';
  const changes = await told(
    [
      {
        file: 'products/WH-1.yaml',
        from: '{ code: CT-1, quantity: 2, every: 12 }',
        to: '{ code: CT-2, quantity: 1, every: 6 }',
      },
    ],
    {
      base: [
        { ...cartridge, text },
        { file: 'claims.yaml', from: 'products: [CT-1]', to: 'products: [CT-1, CT-2]' },
      ],
    },
  );
  expect(changes).toEqual([
    'AU NZ product WH-1, Cartridges: CT-1, 2, 12 months → CT-2, 1, 6 months',
  ]);
});

it('reports a new order as such', async () => {
  const swap = 'products: [CT-1, FIT-1]';
  expect(
    await told([
      { file: 'dealer-range/cartridges.yaml', from: swap, to: 'products: [FIT-1, CT-1]' },
    ]),
  ).toEqual([
    'AU NZ dealer range Cartridges, PT Series, Products, order: CT-1, FIT-1 → FIT-1, CT-1',
  ]);
  const [carbon, sediment] = [
    '  - { id: carbon, name: Activated carbon, description: Reduces chlorine. }\n',
    '  - { id: sediment-filtration, name: Sediment filtration, description: Traps particles. }\n',
  ];
  expect(
    await told([{ file: 'contaminants.yaml', from: carbon + sediment, to: sediment + carbon }]),
  ).toEqual([
    'AU NZ treatment, order: Activated carbon, Sediment filtration → Sediment filtration, Activated carbon',
  ]);
});

it('leaves out a promotion whose last day is over, and says when it ends today', async () => {
  const special = (end: string) => [
    { file: 'site.yaml', from: 'isShowSummerSpecial: false', to: 'isShowSummerSpecial: true' },
    { file: 'promotions/summer-special.yaml', from: '2025-02-28', to: end },
  ];
  const retitled = { file: 'promotions/summer-special.yaml', from: 'Summer special', to: 'Hot' };
  expect(await told([retitled], { base: special('2026-11-30') })).toEqual([]);
  expect(await told([retitled], { base: special('2026-12-01') })).toEqual([
    'AU NZ promotion summer special, Text: Summer special → Hot',
  ]);
  const featured = { file: 'promotions/featured.yaml', from: '    link: /WH-1\n' };
  expect(await told([{ ...featured, to: '    link: /WH-1\n    end: 2026-12-01\n' }])).toEqual([
    'AU promotion whole-house, Last day: undefined → 2026-12-01, today',
  ]);
});

it('reports a promotion that comes back when another one ends', async () => {
  const seasonal = [
    {
      file: 'categories/mains.yaml',
      from: 'featured: whole-house\n',
      to: 'featured: whole-house\nseasonal: [summer]\n',
    },
    {
      file: 'promotions/featured.yaml',
      from: 'promos:\n',
      to: 'promos:\n  - { id: summer, title: Summer, points: [], link: /WH-1, linkLabel: See it, end: 2026-12-01 }\n',
    },
  ];
  expect(
    await told([{ file: 'promotions/featured.yaml', from: 'Two stages', to: 'Three stages' }], {
      base: seasonal,
    }),
  ).toEqual(['AU promotion whole-house, Points: Two stages → Three stages']);
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

it('compares both versions on the day of --at', async () => {
  const change = {
    file: 'products/WH-2.yaml',
    from: 'finishes:\n',
    to: 'priceChanges:\n  - { start: 2027-01-01, au: 4100 }\nfinishes:\n',
  };
  expect(await told([], { base: [change], on: '2027-02-01T00:00' })).toEqual([]);
  expect(await told([change], { on: '2027-02-01T00:00' })).toEqual([
    'AU WH-2 Whole house filter with three stages, price in AUD: 3999.95 ex GST, 4399.95 inc GST → 4100.00 ex GST, 4510.00 inc GST (+2.5%)',
  ]);
});

it('says why no customer sees an edit', async () => {
  expect(
    await told([{ file: 'contaminants.yaml', from: 'words: [sediment]', to: 'words: [silt]' }]),
  ).toEqual([
    'AU NZ contaminants.yaml, Contaminants “sediment” › Words: sediment → silt (only the check uses it)',
  ]);
});
