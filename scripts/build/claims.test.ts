/** No two places of the site disagree about what a product is used for, or what it isn't made for. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tables as generatedTables } from '#generated/tables.ts';
import type { Country } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { structuredDataOf } from '../../site/document/structured-data.ts';
import { compareFile } from '../../site/page-types/compare/compare-file.ts';
import { contaminants } from '../../site/page-types/contaminants/Contaminants.tsx';
import { product as productPage } from '../../site/page-types/product/product.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import { selectorFile } from '../../site/page-types/selector/selector-file.ts';
import { publicProducts } from '../../site/tables/public-products.ts';
import { dataSheet } from '../documents/data-sheet.ts';

/** Names of contaminants. A place that only mentions what a product is used for has no `no`. */
type Claims = { readonly yes: readonly string[]; readonly no?: readonly string[] };
type Place = (tables: Tables, country: Country) => ReadonlyMap<string, Claims>;

const shown = (type: typeof productPage, tables: Tables, path: string, country: Country) => {
  const route = tables.routes[path];
  if (!route) throw new Error(`there is no page ${path}`);
  return parse(renderToStaticMarkup(type.prepare(tables, route, country).main));
};
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ text }) => text.trim());
const idsOf = (tables: Tables, names: readonly string[]) =>
  tables.contaminants.flatMap(({ id, name }) => (names.includes(name) ? id : [])).sort();
const byProduct = (
  tables: Tables,
  country: Country,
  claims: (code: string) => Claims | undefined,
): ReadonlyMap<string, Claims> =>
  new Map(
    publicProducts(tables, country).flatMap(({ code }) => {
      const found = claims(code);
      return found ? [[code, found] as const] : [];
    }),
  );
/** After a label such as "Made for: ". Names contain commas. */
const namedIn = (tables: Tables, text = '') =>
  tables.contaminants.flatMap(({ id, name }) =>
    text.toLowerCase().includes(name.toLowerCase()) ? id : [],
  );
const fromData = (
  products: readonly { code: string; treats: readonly string[]; doesNotTreat: readonly string[] }[],
) =>
  new Map(
    products.map(({ code, treats, doesNotTreat }) => [code, { yes: treats, no: doesNotTreat }]),
  );

const places: Readonly<Record<string, Place>> = {
  'product page': (tables, country) =>
    byProduct(tables, country, (code) => {
      const page = shown(productPage, tables, `/${code}`, country);
      const below = (heading: string) =>
        page
          .querySelectorAll('h3')
          .filter(({ text }) => text === heading)
          .flatMap(({ nextElementSibling }) =>
            textsOf(nextElementSibling?.querySelectorAll('li') ?? []),
          );
      return {
        yes: idsOf(tables, below('Made for')),
        no: idsOf(tables, below("Doesn't treat")),
      };
    }),
  selector: (tables, country) => fromData(selectorFile.of(tables, country).products),
  comparison: (tables, country) => fromData(compareFile.of(tables, country).products),
  'specification text': (tables, country) => {
    const data = compareFile.of(tables, country);
    return new Map(
      data.products.map((each) => {
        const lines = clauseOf(each, data);
        const after = (label: string) => lines.find((line) => line.startsWith(`${label}: `));
        return [
          each.code,
          { yes: namedIn(tables, after('Made for')), no: namedIn(tables, after('Does not treat')) },
        ];
      }),
    );
  },
  'data sheet': (tables, country) =>
    byProduct(tables, country, (code) => {
      const lines = dataSheet(tables, code, country)?.lines ?? [];
      const of = (label: string) => lines.find((line) => line.label === label)?.text;
      return { yes: namedIn(tables, of('Made for')), no: namedIn(tables, of('Does not treat')) };
    }),
  'contaminants page': (tables, country) => {
    const page = shown(contaminants, tables, '/contaminants', country);
    const [head, ...rows] = page.querySelectorAll('#claims tr');
    const names = textsOf(head?.querySelectorAll('th') ?? []).slice(1);
    return new Map(
      rows.flatMap((row) => {
        const code = row.querySelector('th a')?.text;
        const cells = textsOf(row.querySelectorAll('td'));
        const where = (test: RegExp) =>
          idsOf(
            tables,
            names.filter((_, index) => test.test(cells[index] ?? '')),
          );
        return code === undefined
          ? []
          : [
              [
                code,
                { yes: where(/^(?:Used for|Tested: .+)$/), no: where(/^Not made for$/) },
              ] as const,
            ];
      }),
    );
  },
  'products for a contaminant': (tables, country) => {
    const page = shown(contaminants, tables, '/contaminants', country);
    const codes = new Map<string, string[]>();
    for (const { id } of tables.contaminants)
      for (const link of page.querySelectorAll(`#${id} a[href]`)) {
        const code = String(link.getAttribute('href')).slice(1);
        if (tables.products[code]) codes.set(code, [...(codes.get(code) ?? []), id]);
      }
    // It shows the first twelve for each, so a product may be left out.
    return new Map(
      [...codes].map(([code, ids]) => [
        code,
        { yes: [...new Set([...ids, ...(generatedTables.products[code]?.treats ?? [])])] },
      ]),
    );
  },
};

const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');

/** The products about which a place says something else than the catalogue. */
const lies = (place: Place, tables: Tables, country: Country): string[] =>
  [...place(tables, country)].flatMap(([code, { yes, no }]) => {
    const truth = generatedTables.products[code];
    const agrees =
      sorted(yes) === sorted(truth?.treats ?? []) &&
      (no === undefined || sorted(no) === sorted(truth?.doesNotTreat ?? []));
    return agrees ? [] : [code];
  });

describe.each(Object.entries(places))('QLT-12 %s', (_name, place) => {
  it.each(countries)('says the same as the catalogue (%s)', (country) => {
    expect(place(generatedTables, country).size).toBeGreaterThan(30);
    expect(lies(place, generatedTables, country)).toEqual([]);
  });

  it('is caught when it claims something else', () => {
    const code = 'WH2-60';
    const product = generatedTables.products[code];
    if (!product) throw new Error(`there is no ${code}`);
    const products = {
      ...generatedTables.products,
      [code]: { ...product, treats: [...product.treats, 'iron'] },
    };
    expect(lies(place, { ...generatedTables, products }, 'AU')).toEqual([code]);
  });
});

it('QLT-03 structured data claims nothing beyond the summary', () => {
  for (const route of Object.values(generatedTables.routes))
    for (const block of structuredDataOf(generatedTables, route, 'AU', []))
      expect(Object.keys(block)).not.toContain('additionalProperty');
});

it('QLT-12 the same cartridges make the same claims, PFAS included', () => {
  const { products } = generatedTables;
  expect(products['WH2-45']?.treats).toEqual(products['WH2-60']?.treats);
  expect(products['CB20-05']?.treats).toContain('pfas');
  expect(products['PUREMIX-X7']?.treats).not.toContain('pfas');
});

it('QLT-12 the table of claims says whether anything has been tested, and to which standard', () => {
  const { products } = generatedTables;
  const product = products['WH2-60'];
  if (!product) throw new Error('there is no WH2-60');
  const tests = [{ for: 'pfas', standard: 'NSF/ANSI 53', source: 'https://example.com/report' }];
  const tested = { ...generatedTables, products: { ...products, 'WH2-60': { ...product, tests } } };
  const textIn = (tables: Tables) =>
    shown(contaminants, tables, '/contaminants', 'AU').querySelector('#claims')?.text;
  expect(textIn(generatedTables)).toContain('None of these systems has been tested');
  expect(textIn(tested)).toMatch(/We've had 1 of these systems tested.*Tested: NSF\/ANSI 53/s);
  expect(shown(productPage, tested, '/WH2-60', 'AU').text).toContain('PFAS, tested to NSF/ANSI 53');
});
