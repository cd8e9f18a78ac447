import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import type { BuildRecord } from './build-record.ts';
import { fingerprintsOf } from './changes.ts';
import { hostFileMakers } from './host-files.ts';
import { createNames } from './names.ts';
import { placeHostFiles } from './place-host-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'host-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const tablesWith = (cents: number, name = 'A tap'): Tables =>
  tablesOf({ products: [[productOf('A', { name }), priced(cents), priced(200)]] });

/** As a build does: from the site of the record into a new one. */
async function build(
  name: string,
  tables: Tables,
  before?: Built,
  { code = 'code', isAlike = false } = {},
): Promise<Built> {
  const staging = join(root, name);
  mkdirSync(staging);
  const names = createNames(before?.record.names);
  const alike = isAlike ? before?.record : undefined;
  const fingerprints = fingerprintsOf(tables, alike);
  const placed = await placeHostFiles(tables, {
    ...{ code, names, fingerprints, alike, first: undefined, withPictures: true },
    places: { staging, published: before?.staging },
    record: before?.record,
  });
  const record: BuildRecord = {
    ...{ code, filesCode: code, names: names.all, files: placed.files, made: placed.made },
    marks: names.all.map(fingerprints.of),
    once: placed.once,
    pages: new Map(),
    pictures: new Map(),
  };
  return { staging, record };
}
type Built = { readonly staging: string; readonly record: BuildRecord };

/** Other bytes that nobody can see from outside: who finds them in the next site knows that the file was taken over. */
function marked({ staging, record }: Built): Built {
  const files = Array.from(record.files, ([path, { size }]) => {
    const file = join(staging, path);
    writeFileSync(file, 'x'.repeat(size));
    return [path, { size, mtimeMs: statSync(file).mtimeMs }] as const;
  });
  return { staging, record: { ...record, files: new Map(files) } };
}
/** The same for the last letters of what tells of the products. */
function withTail({ staging, record }: Built, tail: string): Built {
  const path = 'au/published.json';
  const file = join(staging, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -tail.length) + tail);
  const { size, mtimeMs } = statSync(file);
  return {
    staging,
    record: { ...record, files: new Map(record.files).set(path, { size, mtimeMs }) },
  };
}
const madeIn = ({ staging, record }: Built): string[] =>
  [...record.files.keys()].filter(
    (path) => !/^x+$/.test(readFileSync(join(staging, path), 'utf8')),
  );

async function madeAfter(tables: Tables, how?: Parameters<typeof build>[3]): Promise<string[]> {
  const before = marked(await build('before', tablesWith(100)));
  return madeIn(await build('after', tables, before, how));
}

it('files whose reads did not change are taken over without being made', async () => {
  expect(await madeAfter(tablesWith(100))).toEqual([]);
});

it.each([
  ['all planned anew', false],
  ['plans taken over where all of them is fresh', true],
])(
  'a price makes the files of its country that tell prices, and no other: %s',
  async (_how, isAlike) => {
    const made = await madeAfter(tablesWith(101), { isAlike });
    expect(made).toContain('au/items.json');
    expect(made).toContain('au/published.json');
    for (const file of ['au/sitemap.xml', 'au/_headers', 'au/tools/product-codes.json'])
      expect(made).not.toContain(file);
    expect(made.filter((file) => file.startsWith('nz/'))).toEqual([]);
  },
);

it('no plan knows of amounts', () => {
  const codes = Array.from({ length: 3_000 }, (_, n) => `SYN${String(n).padStart(4, '0')}`);
  const plansAt = (cents: number) => {
    const products = codes.map((code) => [productOf(code), priced(cents), priced(cents)] as const);
    const tables = tablesOf({ products });
    return hostFileMakers.flatMap((maker) =>
      maker(tables, 'AU', undefined).map(({ path, text }) => [
        path,
        text.map((each) => (typeof each === 'string' ? each : each.of)),
      ]),
    );
  };
  const plans = plansAt(100);
  expect(plans.length).toBeGreaterThan(50);
  expect(plansAt(101)).toEqual(plans);
});

it('of a file in parts those that did not change are taken over, and the whole is what a first build makes', async () => {
  const before = await build('before', tablesWith(100));
  const published = join(before.staging, 'au/published.json');
  const former = readFileSync(published, 'utf8');
  const entities = former.slice(former.indexOf('"entities"'));
  const after = await build('after', tablesWith(101), before);
  const now = readFileSync(join(after.staging, 'au/published.json'), 'utf8');
  expect(now).not.toBe(former);
  expect(now.endsWith(entities)).toBe(true);
  const first = await build('first', tablesWith(101));
  expect(now).toBe(readFileSync(join(first.staging, 'au/published.json'), 'utf8'));
  const marked = await build('marked', tablesWith(102), withTail(after, 'marked}\n'));
  expect(readFileSync(join(marked.staging, 'au/published.json'), 'utf8')).toMatch(/marked}\n$/);
});

it('of many products those near the one whose price changed are told anew, and no others', async () => {
  const codes = Array.from({ length: 700 }, (_, n) => `SYN${String(n).padStart(4, '0')}`);
  const tablesAt = (cents: number) =>
    tablesOf({
      products: codes.map((code) => [productOf(code), priced(code === 'SYN0350' ? cents : 100)]),
    });
  const before = await build('before', tablesAt(100));
  const after = await build('after', tablesAt(101), marked(before));
  const told = [...after.record.files.keys()].flatMap((path) => {
    const lines = readFileSync(join(after.staging, path), 'utf8').matchAll(/"?(SYN\d{4})"?[:,]/g);
    const found = new Set(Array.from(lines, ([, code]) => code));
    return found.size > 0 && path.startsWith('au/')
      ? [[path, found.has('SYN0350'), found.size]]
      : [];
  });
  expect(told).toEqual([
    ['au/items.json', true, 100],
    ['au/tools/prices/s.json', true, 100],
    ['au/tools/cartridge-finder/syn03.json', true, 100],
    ['au/tools/compare-names.json', true, 100],
    ['au/tools/compare/syn03.json', true, 100],
    ['au/published.json', true, 100],
  ]);
});

it('after edits of many products all files are what a first build makes of them', async () => {
  const codes = Array.from({ length: 600 }, (_, n) => `SYN${String(n).padStart(4, '0')}`);
  const onRequest = { kind: 'on request' } as const;
  const of = (
    edited: Partial<Product> | undefined,
    price: Price = priced(100),
    left: readonly string[] = codes,
  ) =>
    tablesOf({
      products: left.map((code) =>
        code === 'SYN0350' ? [productOf(code, edited), price] : [productOf(code), priced(100)],
      ),
    });
  const walk = [
    of({}),
    of({}, onRequest),
    of({}, { kind: 'not sold' }),
    of({ name: 'Another', formerCodes: ['OLD-1'] }),
    of({ replaces: ['SYN0001'], dealerOnly: true }),
    of({}, priced(99), codes.slice(1)),
  ];
  let before: Built | undefined;
  for (const [step, tables] of walk.entries()) {
    before = await build(`warm-${step}`, tables, before);
    const first = await build(`cold-${step}`, tables);
    const [warm, cold] = [before, first].map(({ staging, record }) =>
      Object.fromEntries(
        Array.from(record.files.keys(), (path) => [
          path,
          readFileSync(join(staging, path), 'utf8'),
        ]),
      ),
    );
    expect(warm, `step ${step}`).toEqual(cold);
  }
});

it('a name makes the files that tell names', async () => {
  const made = await madeAfter(tablesWith(100, 'Another tap'));
  expect(made).toContain('nz/tools/product-codes.json');
  expect(made).not.toContain('au/robots.txt');
});

it('other code makes them all', async () => {
  const made = await madeAfter(tablesWith(100), { code: 'other code' });
  expect(made).toContain('au/favicon.svg');
  expect(made).toContain('nz/robots.txt');
});

it('one that somebody touched is made, and what is made is what a first build makes', async () => {
  const tables = tablesWith(100);
  const before = await build('before', tables);
  writeFileSync(join(before.staging, 'au/robots.txt'), 'touched');
  const after = await build('after', tables, before);
  const first = await build('first', tables);
  expect([...after.record.files.keys()]).toEqual([...first.record.files.keys()]);
  for (const path of first.record.files.keys())
    expect(readFileSync(join(after.staging, path)), path).toEqual(
      readFileSync(join(first.staging, path)),
    );
});

it('files of another share are told, not made', async () => {
  const staging = join(root, 'share');
  mkdirSync(staging);
  const tables = tablesWith(100);
  const { made, files } = await placeHostFiles(tables, {
    ...{ places: { staging }, shard: { number: 1, of: 3 }, first: undefined, code: 'code' },
    ...{ names: createNames(), fingerprints: fingerprintsOf(tables), withPictures: false },
    alike: undefined,
    record: undefined,
  });
  const told = [...made.keys()];
  expect(told.length).toBeGreaterThan(files.size);
  expect(files.size).toBeGreaterThan(0);
  expect(told).toEqual(expect.arrayContaining([...files.keys()]));
});
