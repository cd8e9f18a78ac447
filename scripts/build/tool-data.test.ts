import { beforeAll, expect, it } from 'vitest';
import { realCatalogue } from '../../codegen/testing/real-catalogue.ts';
import { countries } from '../../kernel/countries.ts';
import type { Country } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { cartridgeData } from '../../site/page-types/cartridge-finder/cartridge-data.ts';
import { compareData } from '../../site/page-types/compare/compare-data.ts';
import { selectorData } from '../../site/page-types/selector/selector-data.ts';
import type { DataLists, DataSource } from '../../site/toolkit/data-source.ts';
import { toolData } from './site-wide-files.ts';

let tables: Tables;
beforeAll(async () => {
  tables = await realCatalogue();
});

function read<Data extends DataLists>({ url, isData }: DataSource<Data>, country: Country): Data {
  const file = toolData(tables, country).find(({ path }) => `/${path}` === url);
  const data: unknown = JSON.parse(file?.print() ?? 'null');
  if (!isData(data)) throw new Error(`its tool can't read ${url}`);
  return data;
}

it('A-43 leaves out dealer-only products, save in the finder, and those the country does not sell', () => {
  for (const country of countries) {
    const files = toolData(tables, country).filter(({ path }) =>
      /selector|cartridge-finder|compare/.test(path),
    );
    for (const { path, print } of files) {
      const content = print();
      for (const product of Object.values(tables.products)) {
        const price = tables.prices[product.code]?.[country];
        const isHidden = product.dealerOnly && !path.includes('cartridge-finder');
        if (isHidden || price?.kind === 'not sold') {
          expect(content).not.toContain(`"code":"${product.code}"`);
        }
      }
    }
  }
});

it('A-43 the comparison recognises dealer-only codes', () => {
  for (const country of countries) {
    const sold = Object.values(tables.products).filter(
      ({ code, dealerOnly }) =>
        dealerOnly && tables.routes[`/${code}`]?.countries.includes(country),
    );
    const { dealerCodes } = read(compareData, country);
    expect([...dealerCodes].sort()).toEqual(sold.map(({ code }) => code).sort());
    expect(dealerCodes).not.toEqual([]);
  }
});

it('QLT-05 A-43 the finder has the parts of dealer-only products, and no price of theirs', () => {
  for (const country of countries) {
    const { products } = read(cartridgeData, country);
    const forDealers = products.filter(({ dealerOnly }) => dealerOnly);
    expect(forDealers.map(({ code }) => code).sort()).toEqual(
      [...read(compareData, country).dealerCodes].sort(),
    );
    for (const { code, parts, price } of forDealers) {
      expect(parts).toMatchObject(tables.products[code]?.parts ?? []);
      expect(price).toBeUndefined();
    }
  }
});

it('RTE-30 the selector never recommends discontinued or superseded products', () => {
  const { products, contaminants, pages } = read(selectorData, 'AU');
  expect(products.length).toBeGreaterThan(40);
  for (const { code } of products) {
    const product = tables.products[code];
    expect(product).toMatchObject({ discontinued: false });
    expect(product?.replacedBy).toBeUndefined();
  }
  // The selector may recommend products that search never suggests.
  expect(products.map(({ code }) => code)).toContain('HYBRID-E8-LF');
  expect(contaminants).toHaveLength(tables.contaminants.length);
  expect(pages.map(({ url }) => url)).toContain('/contact-us');
});

it('QLT-05 includes every part a system names, and names a part with every system it fits', () => {
  for (const country of countries) {
    const { products } = read(cartridgeData, country);
    const codes = new Set(products.map(({ code }) => code));
    for (const { code, parts = [], fits = [] } of products) {
      for (const part of parts) expect(codes).toContain(part.code);
      for (const system of fits) {
        const { parts: named = [], fittedBy = [] } =
          products.find((each) => each.code === system) ?? {};
        expect([...named.map((part) => part.code), ...fittedBy], system).toContain(code);
      }
    }
    expect(codes).toContain('WH2-60');
  }
});
