/** Checks that all places on the site agree on each product's uses, its limits and its yearly running cost. */
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tables as generatedTables } from '#generated/tables.ts';
import { countries } from '../../kernel/countries.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { formatCents } from '../../site/commerce/format-price.ts';
import { runningCost, yearlyCents } from '../../site/commerce/running-cost.ts';
import { exGstOf, moneyOf } from '../../site/components/Price/visitor-price.ts';
import { structuredDataOf } from '../../site/document/structured-data.ts';
import { publicProducts } from '../../site/lookups/public-products.ts';
import { cartridgeFile } from '../../site/page-types/cartridge-finder/cartridge-file.ts';
import { compareFile } from '../../site/page-types/compare/compare-file.ts';
import { type CompareRow, compareRows } from '../../site/page-types/compare/compare-rows.ts';
import { contaminants } from '../../site/page-types/contaminants/Contaminants.tsx';
import { product as productPage } from '../../site/page-types/product/product.ts';
import { columns, scheduleRows } from '../../site/page-types/schedule/schedule-rows.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import { selectorFile } from '../../site/page-types/selector/selector-file.ts';
import { subCategory } from '../../site/page-types/sub-category/SubCategory.tsx';
import { dataSheet } from '../documents/data-sheet.ts';

/** The facts that a place gives about each product, by code. */
type Place<Said> = (tables: Tables, country: Country) => ReadonlyMap<string, Said>;
/** Names of contaminants. A place that only says what a product is used for has no `no`. */
type Claims = { readonly yes: readonly string[]; readonly no?: readonly string[] };

/** Several places share a page, so each page is rendered once for all of them. */
const pages = new WeakMap<Tables, Map<string, HTMLElement>>();
const shown = (type: typeof productPage, tables: Tables, path: string, country: Country) => {
  const known = pages.get(tables) ?? new Map<string, HTMLElement>();
  pages.set(tables, known);
  const route = tables.routes[path];
  if (!route) throw new Error(`there is no page ${path}`);
  const page =
    known.get(country + path) ??
    parse(renderToStaticMarkup(type.prepare(tables, route, country).main));
  known.set(country + path, page);
  return page;
};
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ text }) => text.trim());
const idsOf = (tables: Tables, names: readonly string[]) =>
  tables.contaminants.flatMap(({ id, name }) => (names.includes(name) ? id : [])).sort();
/** Asks about every product. */
const byProduct = <Said>(
  tables: Tables,
  country: Country,
  said: (code: string) => Said | undefined,
): ReadonlyMap<string, Said> =>
  new Map(
    publicProducts(tables, country).flatMap(({ code }) => {
      const found = said(code);
      return found === undefined ? [] : [[code, found] as const];
    }),
  );
const pageOf = (tables: Tables, code: string, country: Country) =>
  shown(productPage, tables, `/${code}`, country);

/** Each product's data sheet, written once for all places. */
const sheets = new Map<string, ReturnType<typeof dataSheet>>();
const sheetOf = (tables: Tables, code: string, country: Country) => {
  const key = country + code;
  if (!sheets.has(key)) sheets.set(key, dataSheet(tables, code, country));
  return sheets.get(key);
};

/** Checks that every place says what the catalogue does. */
function agree<Said>(
  id: string,
  places: Readonly<Record<string, Place<Said>>>,
  differing: (said: ReadonlyMap<string, Said>, country: Country, name: string) => readonly string[],
) {
  describe.each(Object.entries(places))(`${id} %s`, (name, place) => {
    it.each(countries)('says what every other place says (%s)', (country) => {
      const said = place(generatedTables, country);
      expect(said.size).toBeGreaterThan(30);
      expect(differing(said, country, name)).toEqual([]);
    });
  });
}

/** The text after a label such as "Made for: ". Names contain commas. */
const namedIn = (tables: Tables, text = '') =>
  tables.contaminants.flatMap(({ id, name }) =>
    text.toLowerCase().includes(name.toLowerCase()) ? id : [],
  );
const claimsIn = (
  products: readonly { code: string; treats: readonly string[]; doesNotTreat: readonly string[] }[],
) =>
  new Map(
    products.map(({ code, treats, doesNotTreat }) => [code, { yes: treats, no: doesNotTreat }]),
  );

const claims: Readonly<Record<string, Place<Claims>>> = {
  'product page': (tables, country) =>
    byProduct(tables, country, (code) => {
      const page = pageOf(tables, code, country);
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
  selector: (tables, country) => claimsIn(selectorFile.of(tables, country).products),
  comparison: (tables, country) => claimsIn(compareFile.of(tables, country).products),
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
      const lines = sheetOf(tables, code, country)?.lines ?? [];
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
};

const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');

/** Products about which a place contradicts the catalogue. */
const falseClaims = (said: ReadonlyMap<string, Claims>): string[] =>
  [...said].flatMap(([code, { yes, no }]) => {
    const truth = generatedTables.products[code];
    const agrees =
      sorted(yes) === sorted(truth?.treats ?? []) &&
      (no === undefined || sorted(no) === sorted(truth?.doesNotTreat ?? []));
    return agrees ? [] : [code];
  });

agree('QLT-12', claims, falseClaims);

it('QLT-03 structured data claims nothing beyond the summary', () => {
  for (const route of Object.values(generatedTables.routes))
    for (const block of structuredDataOf(generatedTables, route, 'AU', []))
      expect(Object.keys(block)).not.toContain('additionalProperty');
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
  expect(pageOf(tested, 'WH2-60', 'AU').text).toContain('PFAS, tested to NSF/ANSI 53');
});

const costsIn = (
  products: readonly { readonly code: string; readonly yearly?: number }[],
  country: Country,
) =>
  new Map(
    products.flatMap(({ code, yearly }) =>
      yearly === undefined ? [] : [[code, formatCents(yearly, moneyOf[country])] as const],
    ),
  );
const amountIn = (text = '') => /\$[\d,]+\.\d\d/.exec(text)?.[0];

/** Amounts as a place prints them. Products without a running cost have none. */
const costs: Readonly<Record<string, Place<string>>> = {
  'product page': (tables, country) =>
    byProduct(
      tables,
      country,
      (code) => pageOf(tables, code, country).querySelector('[data-usage] data')?.text,
    ),
  finder: (tables, country) =>
    costsIn(
      cartridgeFile
        .of(tables, country)
        .products.map(({ code, cost }) => ({ code, ...(cost && { yearly: cost.yearly }) })),
      country,
    ),
  'data of the comparison': (tables, country) =>
    costsIn(compareFile.of(tables, country).products, country),
  selector: (tables, country) => costsIn(selectorFile.of(tables, country).products, country),
  comparison: (tables, country) => mapped(comparedRow(tables, country, 'yearly'), amountIn),
  schedule: (tables, country) =>
    mapped(scheduled(tables, country, 'Running cost per year'), amountIn),
  'data sheet': (tables, country) =>
    byProduct(tables, country, (code) =>
      amountIn(
        sheetOf(tables, code, country)?.lines.find(({ label }) => label === 'Running cost')?.text,
      ),
    ),
};

/** The products whose amount in a place doesn't follow from their facts and prices. */
const falseCosts = (
  amounts: ReadonlyMap<string, string>,
  country: Country,
  name: string,
): string[] =>
  publicProducts(generatedTables, country).flatMap((product) => {
    const { code } = product;
    const truth = runningCost(generatedTables, product, country)?.yearly;
    const shown = amounts.get(code);
    // A place may leave a product out, but it may not show another amount.
    const mayLeaveOut = name !== 'product page';
    if (shown === undefined) return truth === undefined || mayLeaveOut ? [] : [code];
    return shown === (truth && formatCents(truth, moneyOf[country])) ? [] : [code];
  });

it.each(countries)(
  'QLT-11 a cost that leaves something out is "at least" so much in %s',
  (country) => {
    const isFloor = ({ code }: Product) => {
      const onPage = pageOf(generatedTables, code, country).querySelector('[data-usage] p')?.text;
      const onSheet = sheetOf(generatedTables, code, country)?.lines.find(
        ({ label }) => label === 'Running cost',
      )?.text;
      return onPage && onSheet && [onPage, onSheet].map((text) => /\bat least \$/i.test(text));
    };
    const found = publicProducts(generatedTables, country).flatMap((each) => {
      const said = isFloor(each);
      return said ? [{ code: each.code, said }] : [];
    });
    expect(found.filter(({ said: [onPage, onSheet] }) => onPage !== onSheet)).toEqual([]);
    expect(new Set(found.map(({ said: [onPage] }) => onPage))).toEqual(new Set([true, false]));
  },
);

agree('QLT-11', costs, falseCosts);

/** The cards and table rows of all ranges, by code. */
const listed = (tables: Tables, country: Country): ReadonlyMap<string, HTMLElement> =>
  new Map(
    Object.values(tables.routes)
      .filter((route) => route.kind === 'sub-category' && route.countries.includes(country))
      .flatMap(({ path }) =>
        shown(subCategory, tables, path, country).querySelectorAll('[data-facts]'),
      )
      .map((element) => [element.getAttribute('data-code') ?? '', element]),
  );
const filterPrices = (tables: Tables, country: Country) =>
  mapped(
    listed(tables, country),
    (element): number | undefined => JSON.parse(element.getAttribute('data-facts') ?? '{}').price,
  );
function mapped<From, Said>(
  map: ReadonlyMap<string, From>,
  said: (value: From) => Said | undefined,
): ReadonlyMap<string, Said> {
  return new Map(
    [...map].flatMap(([code, value]) => {
      const found = said(value);
      return found === undefined ? [] : [[code, found] as const];
    }),
  );
}
const byCode = <Each extends { readonly code: string }>(products: readonly Each[]) =>
  new Map(products.map((each) => [each.code, each]));
/** Each product's rows of the comparison, worked out once for all places. */
const compared = new Map<Country, ReadonlyMap<string, readonly CompareRow[]>>();
const rowsOf = (tables: Tables, country: Country) => {
  const data = compareFile.of(tables, country);
  const rows =
    compared.get(country) ??
    mapped(byCode(data.products), (each) =>
      compareRows(data, [each], country).flatMap((group) => group.rows),
    );
  compared.set(country, rows);
  return rows;
};
/** A row of the comparison, by code. */
const comparedRow = (tables: Tables, country: Country, id: string) =>
  mapped(rowsOf(tables, country), (rows) => rows.find((row) => row.id === id)?.cells[0]?.text);
const scheduled = (tables: Tables, country: Country, column: (typeof columns)[number]) => {
  const data = compareFile.of(tables, country);
  const at = columns.indexOf(column);
  return mapped(byCode(scheduleRows(data.products, country)), ({ cells }) => cells[at]);
};
/** Products about which a place contradicts the catalogue. A place may leave a product out. */
const falseOf =
  <Said>(truthOf: (product: Product, country: Country) => Said | undefined) =>
  (all: ReadonlyMap<string, Said>, country: Country): string[] =>
    [...all].flatMap(([code, said]) => {
      const product = generatedTables.products[code];
      return product && said === truthOf(product, country) ? [] : [code];
    });

const isPriced = (tables: Tables, code: string, country: Country) =>
  tables.prices[code]?.[country].kind === 'priced' && !tables.products[code]?.dealerOnly;
/** Returns a product's price in cents with GST, if it has one. */
const centsIn = (text = '') => {
  const amount = amountIn(text);
  return amount === undefined ? undefined : Math.round(Number(amount.replace(/[$,]/g, '')) * 100);
};
const prices: Readonly<Record<string, Place<number>>> = {
  'product page': (tables, country) =>
    byProduct(tables, country, (code) =>
      isPriced(tables, code, country)
        ? centsIn(pageOf(tables, code, country).querySelector('data')?.text)
        : undefined,
    ),
  'card and range table': (tables, country) =>
    mapped(listed(tables, country), (element) => centsIn(element.querySelector('data')?.text)),
  'filter of a range': filterPrices,
  comparison: (tables, country) => mapped(comparedRow(tables, country, 'price'), centsIn),
  selector: (tables, country) =>
    mapped(byCode(selectorFile.of(tables, country).products), ({ price }) => price),
  finder: (tables, country) =>
    mapped(byCode(cartridgeFile.of(tables, country).products), ({ price }) => price),
  'data sheet': (tables, country) =>
    byProduct(tables, country, (code) => centsIn(sheetOf(tables, code, country)?.price?.headline)),
  'structured data': (tables, country) =>
    byProduct(tables, country, (code) => {
      const route = tables.routes[`/${code}`];
      const blocks = route ? structuredDataOf(tables, route, country, []) : [];
      const [, price] = /"price":"([\d.]+)"/.exec(JSON.stringify(blocks)) ?? [];
      return price === undefined ? undefined : Math.round(Number(price) * 100);
    }),
};
agree(
  'GEN-06',
  prices,
  falseOf((product, country) => {
    const price = generatedTables.prices[product.code]?.[country];
    return price?.kind === 'priced' ? price.incGstCents : undefined;
  }),
);

it('ROLE-03 QLT-11 dealers see the same running cost without GST', () => {
  for (const country of countries)
    for (const product of publicProducts(generatedTables, country)) {
      const cost = runningCost(generatedTables, product, country);
      const amount = pageOf(generatedTables, product.code, country).querySelector(
        '[data-usage] data',
      );
      expect(amount?.getAttribute('data-ex-gst'), product.code).toBe(
        cost && formatCents(exGstOf(cost.yearly, country), moneyOf[country]),
      );
      expect(cost && yearlyCents(cost.usage, cost.usage.rates)).toBe(cost?.yearly);
    }
});
