/** Adds a third country to a checkout and builds the fixture catalogue: three trees, each with its own market. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isMap, parseDocument, visit } from 'yaml';
import { isRecord } from '../kernel/json-record.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { fixtureTo, startNode } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder('third-country');
const checkout = join(folder, 'checkout');
const catalogue = join(checkout, 'codegen', 'fixtures', 'catalogue');
const out = join(folder, 'site');
/** Each country's price with GST of 10, 15 and 9%. Nothing else in the catalogue costs the same. */
const amounts = { au: '110.00', nz: '127.65', sg: '152.60' } as const;
const currencies = { au: 'AUD', nz: 'NZD', sg: 'SGD' } as const;
const hosts = {
  au: 'www.example.com.au',
  nz: 'www.example.co.nz',
  sg: 'www.example.com.sg',
} as const;
const trees = ['au', 'nz', 'sg'] as const;
type Tree = (typeof trees)[number];

function edit(path: string, change: (text: string) => string): void {
  const file = join(checkout, path);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, `${path} takes a third country`).not.toBe(text);
  writeFileSync(file, changed);
}

/** Adds a field for the third country next to each New Zealand field, as a developer would. */
function addToSchema(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(addToSchema);
    if (items.includes('NZ')) return [...items, 'SG'];
    return items.includes('nz') ? [...items, 'sg'] : items;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const changed = addToSchema(each);
      const added = { nz: 'sg', priceNZ: 'priceSG', featuredNZ: 'featuredSG' }[key];
      return [key, ...(added ? [added] : [])].map((name) => [name, changed]);
    }),
  );
}

const singapore = {
  label: 'Singapore',
  host: hosts.sg,
  externalUrl: `https://${hosts.sg}`,
  locale: 'en-SG',
  currency: 'SGD',
  currencyName: 'Singapore dollars',
  postcode: { begins: ['0', '1', '2', '3', '4', '5', '6', '7', '8'], example: '0189' },
  timeZone: 'Asia/Singapore',
  gstPercent: 9,
  commerceHost: hosts.sg,
  dealerSelectorUrl: `https://${hosts.sg}/world`,
  contact: { company: 'Fixture Pte Ltd', address: [] },
};
const prices: Readonly<Record<string, unknown>> = {
  'products/WH-1.yaml': 140,
  'products/WH-2.yaml': 4444,
  'products/CT-1.yaml': 1.4,
  'products/FIT-1.yaml': 4.4,
  'products/CT-0.yaml': 'on request',
  'products/SOFT-1.yaml': 'on request',
};

/** Adds an entry for the third country next to each New Zealand one, as a merchandiser would. */
function addToCatalogue(path: string): void {
  const file = join(catalogue, path);
  // In the fixture, New Zealand's price without GST equals Australia's price with GST.
  const text = readFileSync(file, 'utf8')
    .replaceAll('126.50', amounts.nz)
    .replace('au: 100, nz: 110', 'au: 100, nz: 111');
  const document = parseDocument(text);
  visit(document, {
    Map(_, map) {
      const nz = map.get('nz', true);
      if (nz === undefined) return;
      if (isMap(nz)) map.set('sg', document.createNode(singapore));
      else if (path in prices) map.set('sg', prices[path]);
      else {
        const own = String(map.get('nz'));
        map.set(
          'sg',
          own.replace(amounts.nz, amounts.sg).replace('1.27', '1.53').replace(hosts.nz, hosts.sg),
        );
      }
    },
  });
  writeFileSync(file, String(document));
}

const filesOf = (tree: string): readonly string[] =>
  readdirSync(join(out, tree), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|json|xml|txt)$|^_(headers|redirects)$/.test(name),
  );
const read = (tree: Tree, file: string): string => readFileSync(join(out, tree, file), 'utf8');
const others = (tree: Tree): readonly Tree[] => trees.filter((each) => each !== tree);

beforeAll(async () => {
  copyCheckout(checkout, { sharesPictures: false });
  edit('kernel/countries.ts', (text) =>
    text
      .replace("['AU', 'NZ'] as const", "['AU', 'NZ', 'SG'] as const")
      .replace("NZ: 'nz' }", "NZ: 'nz', SG: 'sg' }"),
  );
  for (const name of ['category', 'common', 'featured', 'menu', 'product', 'site', 'teaser-prices'])
    edit(`catalogue/schema/${name}.schema.json`, (text) =>
      JSON.stringify(addToSchema(JSON.parse(text)), undefined, 2),
    );
  for (const path of [
    'site.yaml',
    'menus/dealers.yaml',
    'categories/mains.yaml',
    'promotions/teaser-prices.yaml',
    'promotions/featured.yaml',
    ...Object.keys(prices),
  ])
    addToCatalogue(path);
  const { status, output } = await startNode(
    ['scripts/run.mjs', 'build', ...fixtureTo(out)],
    {},
    checkout,
  ).ended;
  expect(status, output).toBe(0);
});
it.each(trees)('prints the prices of %s and of no other country', (tree) => {
  expect(read(tree, 'WH-1.html')).toContain(amounts[tree]);
  const found = filesOf(tree).flatMap((file) => {
    const text = read(tree, file);
    return others(tree).flatMap((other) =>
      text.includes(amounts[other]) ? `${file}: ${other}` : [],
    );
  });
  expect(found).toEqual([]);
});

it.each(trees)('names the currency of %s in structured data', (tree) => {
  const page = read(tree, 'WH-1.html');
  expect(page).toContain(`"priceCurrency":"${currencies[tree]}"`);
  for (const other of others(tree))
    expect(page).not.toContain(`"priceCurrency":"${currencies[other]}"`);
});

it('leaves out of a tree what its country does not sell', () => {
  const sells = trees.filter((tree) => filesOf(tree).includes('WH-2.html'));
  expect(sells).toEqual(['au', 'sg']);
});

it.each(trees)('has every menu in %s', (tree) => {
  const links = (page: string) =>
    [...page.matchAll(/<nav[\s\S]*?<\/nav>/g)].join('').match(/href="\/[^"]*"/g)?.length ?? 0;
  expect(links(read(tree, 'index.html'))).toBeGreaterThan(3);
  expect(read(tree, 'index.html')).toContain('/whole-house');
});

it.each(trees)('CTY-02 offers the other countries in the header and footer of %s', (tree) => {
  const page = read(tree, 'index.html');
  const linksIn = (part: string, other: Tree) =>
    new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(page)?.[0].split(`href="https://${hosts[other]}`)
      .length ?? 0;
  for (const other of others(tree)) {
    // The country switch, the drawer and the notice.
    expect(linksIn('header', other) - 1).toBe(3);
    expect(linksIn('footer', other) - 1).toBe(1);
  }
});

it.each(trees)(
  'lists the pages of %s under its host, with the other countries as alternates',
  (tree) => {
    const sitemap = read(tree, 'sitemap.xml');
    const hostsIn = [...sitemap.matchAll(/<loc>https:\/\/([^/<]+)/g)].map(([, host]) => host);
    expect(new Set(hostsIn)).toEqual(new Set([hosts[tree]]));
    const head = read(tree, 'WH-1.html').replace(/<body[\s\S]*/, '');
    for (const each of trees) expect(head).toContain(`https://${hosts[each]}/WH-1`);
  },
);
