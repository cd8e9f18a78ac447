/** Tools with thousands of products, using the files that the build writes for them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveRelations } from '../../codegen/resolve/relations.ts';
import type { Part, Price, Product } from '../../kernel/contract.ts';
import type {
  CartridgeData,
  FinderName,
  FinderProduct,
} from '../../site/page-types/cartridge-finder/cartridge-data.ts';
import { cartridgeData } from '../../site/page-types/cartridge-finder/cartridge-data.ts';
import { finderList } from '../../site/page-types/cartridge-finder/finder-list.ts';
import {
  type CompareName,
  type CompareProduct,
  compareData,
} from '../../site/page-types/compare/compare-data.ts';
import { codesIn, matchesQuery, readChoice } from '../../site/page-types/compare/compared.ts';
import { priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { codedProducts } from '../../site/tool-kit/coded-products.ts';
import { type DataLists, type DataSource, fetchData } from '../../site/tool-kit/data-source.ts';
import { filesByPath } from './host-files.ts';
import { toolData } from './tool-data.ts';

const part = (code: string): Part => ({ code, role: 'cartridge', quantity: 1, every: 12 });
const numbered = (prefix: string, n: number) => `${prefix}${String(n).padStart(4, '0')}`;
const systems = Array.from({ length: 2500 }, (_, n) =>
  productOf(numbered('WH', n), {
    name: 'Whole house filter system',
    parts: [part(numbered('CB', n))],
    ...(n === 7 && { formerCodes: ['OLD-7'] }),
  }),
);
const cartridges = Array.from({ length: 2500 }, (_, n) =>
  productOf(numbered('CB', n), {
    name: n === 9 ? 'Silver cartridge' : 'Carbon block cartridge',
    type: 'cartridge',
    fits: n === 1 ? systems.slice(0, 30).map(({ code }) => code) : [numbered('WH', n)],
  }),
);
function filesOf(dearer?: string) {
  const products = [...systems, ...cartridges];
  const tables = tablesOf({
    products: products.map((product): [Product, Price] => [
      product,
      priced(product.code === dearer ? 9999 : 5000),
    ]),
  });
  const relations = resolveRelations(products, tables.prices);
  return filesByPath(toolData({ ...tables, relations }, 'AU'));
}
const files = filesOf();

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const text = files.get(url.slice(1));
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open<Data extends DataLists>(source: DataSource<Data>): Promise<Data> {
  const data = await fetchData(source);
  asked = [];
  return data;
}
const openCompare = async () =>
  codedProducts<CompareProduct, CompareName>(compareData, await open(compareData));
const openFinder = async () => {
  const data: CartridgeData = await open(cartridgeData);
  return finderList(codedProducts<FinderProduct, FinderName>(cartridgeData, data));
};

describe('QLT-06 comparing among many products', () => {
  it('QLT-06 fetches only the shards for the codes in its address, each once', async () => {
    const list = await openCompare();
    const search = new URLSearchParams('codes=wh0001,WH0002,OLD-7,NONE-1');
    await list.load(codesIn(search));
    const { products, unknown } = readChoice(search, list.here());
    expect(products.map(({ code }) => code)).toEqual(['WH0001', 'WH0002', 'WH0007']);
    expect(products[0]).toMatchObject({ price: 5000, cartridges: ['1 × CB0001'] });
    expect(unknown).toEqual(['NONE-1']);
    expect(asked).toHaveLength(2);
    await list.load(['WH0001']);
    expect(asked).toHaveLength(2);
    expect(asked.every((url) => (files.get(url.slice(1))?.length ?? 0) < 70_000)).toBe(true);
  });

  it('QLT-06 finds any product by name once the names have loaded', async () => {
    const list = await openCompare();
    await list.loadNames();
    expect(matchesQuery(list.names(), 'silver cartridge', 6).map(({ code }) => code)).toEqual([
      'CB0009',
    ]);
    expect(asked).toEqual(['/tools/compare-names.json']);
  });

  it('QLT-06 requests a file again after it failed to load', async () => {
    const list = await openCompare();
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await expect(list.load(['WH0001'])).rejects.toThrow('answers 500');
    vi.stubGlobal('fetch', async (url: string) => new Response(files.get(url.slice(1))));
    await list.load(['WH0001']);
    expect(list.here().map(({ code }) => code)).toContain('WH0001');
  });
});

describe('QLT-05 the cartridge finder with many products', () => {
  it('QLT-05 loads the shards of a full code and its parts', async () => {
    const list = await openFinder();
    await list.loadFor('wh 0007');
    expect(list.answer('wh 0007')).toMatchObject({ kind: 'one', product: { code: 'WH0007' } });
    expect(list.whole('WH0007')?.parts).toEqual([part('CB0007')]);
    expect(list.whole('CB0007')?.price).toBe(5000);
    expect(asked).toHaveLength(2);
  });

  it('QLT-05 finds the product by a former code, or with O typed for 0', async () => {
    for (const typed of ['WHOOO7', 'old7']) {
      const list = await openFinder();
      await list.loadFor(typed);
      expect(list.answer(typed)).toMatchObject({ kind: 'one', product: { code: 'WH0007' } });
      expect(list.whole('WH0007')?.yearly).toBe(5000);
    }
  });

  it('QLT-05 searches names for words, and loads the whole match', async () => {
    const list = await openFinder();
    await list.loadFor('silver');
    expect(list.answer('silver')).toMatchObject({ kind: 'one', product: { code: 'CB0009' } });
    expect(list.whole('CB0009')?.fits).toEqual(['WH0009']);
    expect(asked[0]).toBe('/tools/cartridge-finder-names.json');
  });

  it('QLT-05 names every system a part fits, using the file of names', async () => {
    const list = await openFinder();
    await list.loadFor('CB0001');
    const fits = list.whole('CB0001')?.fits ?? [];
    expect(fits).toHaveLength(30);
    expect(fits.map((code) => list.named(code)?.name)).not.toContain(undefined);
  });

  it('QLT-05 lists parts with a system when only the part says that it fits', async () => {
    const list = await openFinder();
    await list.loadFor('WH0005');
    expect(list.whole('WH0005')?.fittedBy).toEqual(['CB0001']);
    expect(list.named('CB0001')?.name).toBe('Carbon block cartridge');
  });
});

it("a price change only affects the shards that show it, and the comparison's names", () => {
  const changed = [...filesOf('CB0005')].flatMap(([path, content]) =>
    files.get(path) === content ? [] : [path],
  );
  expect(changed).toContain('tools/compare-names.json');
  // In both tools: its own shard, and the shard of the system whose yearly cost includes it.
  expect(changed.length).toBeLessThanOrEqual(5);
});
