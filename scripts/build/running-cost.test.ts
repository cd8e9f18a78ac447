/** No two places of the site disagree about what a product costs to run for a year. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tables as generatedTables } from '#generated/tables.ts';
import type { Country } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { formatCents } from '../../site/commerce/format-price.ts';
import { runningCost, yearlyCents } from '../../site/commerce/running-cost.ts';
import { exGstOf, moneyOf } from '../../site/components/Price/visitor-price.ts';
import { cartridgeFile } from '../../site/page-types/cartridge-finder/cartridge-file.ts';
import { compareFile } from '../../site/page-types/compare/compare-file.ts';
import { compareRows } from '../../site/page-types/compare/compare-rows.ts';
import { product as productPage } from '../../site/page-types/product/product.ts';
import { columns, scheduleRows } from '../../site/page-types/schedule/schedule-rows.ts';
import { selectorFile } from '../../site/page-types/selector/selector-file.ts';
import { publicProducts } from '../../site/tables/public-products.ts';
import { dataSheet } from '../documents/data-sheet.ts';

/** Amounts as they're printed, by code. Products without a running cost have no amount. */
type Place = (tables: Tables, country: Country) => ReadonlyMap<string, string>;

const printed = (tables: Tables, country: Country, of: (code: string) => string | undefined) =>
  new Map(
    publicProducts(tables, country).flatMap(({ code }) => {
      const amount = of(code);
      return amount === undefined ? [] : [[code, amount] as const];
    }),
  );
const fromData = (
  products: readonly { readonly code: string; readonly yearly?: number }[],
  country: Country,
) =>
  new Map(
    products.flatMap(({ code, yearly }) =>
      yearly === undefined ? [] : [[code, formatCents(yearly, moneyOf[country])] as const],
    ),
  );
const pageOf = (tables: Tables, code: string, country: Country) => {
  const route = tables.routes[`/${code}`];
  if (!route) throw new Error(`there is no page of ${code}`);
  return parse(renderToStaticMarkup(productPage.prepare(tables, route, country).main));
};
const amountIn = (text = '') => /\$[\d,]+\.\d\d/.exec(text)?.[0];

const places: Readonly<Record<string, Place>> = {
  'product page': (tables, country) =>
    printed(
      tables,
      country,
      (code) => pageOf(tables, code, country).querySelector('[data-usage] data')?.text,
    ),
  finder: (tables, country) =>
    fromData(
      cartridgeFile
        .of(tables, country)
        .products.map(({ code, cost }) => ({ code, ...(cost && { yearly: cost.yearly }) })),
      country,
    ),
  'data of the comparison': (tables, country) =>
    fromData(compareFile.of(tables, country).products, country),
  selector: (tables, country) => fromData(selectorFile.of(tables, country).products, country),
  comparison: (tables, country) => {
    const data = compareFile.of(tables, country);
    return new Map(
      data.products.flatMap((each) => {
        const [price] = compareRows(data, [each], country);
        const amount = amountIn(price?.rows.find(({ id }) => id === 'yearly')?.cells[0]?.text);
        return amount === undefined ? [] : [[each.code, amount] as const];
      }),
    );
  },
  schedule: (tables, country) => {
    const data = compareFile.of(tables, country);
    const at = columns.indexOf('Running cost per year');
    return new Map(
      scheduleRows(data.products, data, country).flatMap(({ code, cells }) => {
        const amount = amountIn(cells[at]);
        return amount === undefined ? [] : [[code, amount] as const];
      }),
    );
  },
  'data sheet': (tables, country) =>
    printed(tables, country, (code) =>
      amountIn(
        dataSheet(tables, code, country)?.lines.find(({ label }) => label === 'Running cost')?.text,
      ),
    ),
};

/** The products whose amount in a place isn't what their facts and prices give. */
const lies = (place: Place, tables: Tables, country: Country): string[] => {
  const amounts = place(tables, country);
  return publicProducts(generatedTables, country).flatMap((product) => {
    const { code } = product;
    const truth = runningCost(generatedTables, product, country)?.yearly;
    const shown = amounts.get(code);
    // A place may leave a product out, but not with another amount.
    if (shown === undefined)
      return truth === undefined || place !== places['product page'] ? [] : [code];
    return shown === (truth && formatCents(truth, moneyOf[country])) ? [] : [code];
  });
};

describe.each(Object.entries(places))('QLT-11 %s', (_name, place) => {
  it.each(countries)('shows the running cost that every other place shows (%s)', (country) => {
    expect(place(generatedTables, country).size).toBeGreaterThan(30);
    expect(lies(place, generatedTables, country)).toEqual([]);
  });

  it('is caught when it shows another', () => {
    const code = 'HYBRID-G7';
    const product = generatedTables.products[code];
    if (!product) throw new Error(`there is no ${code}`);
    const specifications = product.specifications.map((fact) =>
      fact.id === 'averagePower' ? { ...fact, value: 36 } : fact,
    );
    const products = { ...generatedTables.products, [code]: { ...product, specifications } };
    expect(lies(place, { ...generatedTables, products }, 'AU')).toEqual([code]);
  });
});

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

describe('QLT-11 the catalogue', () => {
  const all = Object.values(generatedTables.products);

  it('says what each system that plugs in uses on average, or the page says that nobody knows', () => {
    for (const product of all) {
      const [load, average] = ['load', 'averagePower'].map((id) =>
        numericSpecification(product, id),
      );
      if (load === undefined) continue;
      if (average !== undefined) expect(average, product.code).toBeLessThanOrEqual(load);
      else
        expect(runningCost(generatedTables, product, 'AU')?.without, product.code).toContain(
          'electricity',
        );
    }
  });

  it('takes no more water for granted than its cartridges treat between replacements', () => {
    const soon = all
      .filter(
        ({ type, discontinued, discontinuedWithSpareParts }) =>
          !isPart(type) && !discontinued && !discontinuedWithSpareParts,
      )
      .flatMap(({ code, parts, installation = 'whole house' }) =>
        parts.flatMap(({ code: part, every, litres }) => {
          const used =
            ((generatedTables.site.litresADay?.[installation] ?? 0) * 365 * (every ?? 0)) / 12;
          return litres !== undefined && used > litres ? [`${code} ${part}`] : [];
        }),
      );
    expect(soon).toEqual([]);
  });

  it('gives a yearly cost to every system with a part that is replaced and has a price', () => {
    const without = publicProducts(generatedTables, 'AU').filter(
      (product) =>
        product.parts.some(
          ({ role, code, every }) =>
            role === 'cartridge' &&
            every !== undefined &&
            generatedTables.prices[code]?.AU.kind === 'priced',
        ) && !runningCost(generatedTables, product, 'AU'),
    );
    expect(without.map(({ code }) => code)).toEqual([]);
    for (const code of ['UVT-40', 'SPARQ-S1', 'SOL40-E3', 'FILTERWALL-F5', 'TANKSAFE-1'])
      expect(pageOf(generatedTables, code, 'AU').querySelector('[data-usage]')).not.toBeNull();
  });
});
