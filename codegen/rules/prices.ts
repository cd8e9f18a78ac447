import type { Price } from '../../kernel/contract.ts';
import { countries, countryKeys, homeCountry, otherCountries } from '../../kernel/countries.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isRecord } from '../../kernel/records.ts';
import { capitalised, withArticle } from '../diagnostics/words.ts';
import type { FieldPath } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { type Rule, type RuleInput, type RuleMatch, reportOn } from './rule.ts';
import { isWithin, spanOf } from './specifications.ts';
export const plausiblePrice: Rule = {
  name: 'plausible-price',
  description:
    'A price is between `from` and `to` in `expected` of specifications.yaml for its type, and close to the rest of its series (a warning).',
  fixMany:
    'Run npx puretec table export prices.xlsx, correct the column, and import the file again.',
  check: (input) => {
    const limits = new Map(input.expected.map(({ type, price }) => [type, price]));
    const series = [...groupBy(input.written.products, seriesOf).values()];
    const outliers = series.flatMap((each) => outlierIn(each, input));
    const implausible = input.written.products.flatMap(({ entry: { type }, origin }) => {
      const limit = limits.get(type);
      if (!limit) return [];
      return pricesOf(origin.document.value).flatMap(({ path, value }) =>
        isWithin(value, limit)
          ? []
          : [
              reportOn(origin, path, {
                message: `${capitalised(withArticle(type))}'s price must be ${spanOf(limit)} without GST.`,
                found: String(value),
                write: 'Correct the price, or the limits in specifications.yaml.',
              }),
            ],
      );
    });
    const wrong = new Set(implausible.map(({ at }) => ('document' in at ? at.document : at)));
    const isExplained = ({ at }: RuleMatch) => 'document' in at && wrong.has(at.document);
    return [...implausible, ...outliers.filter((each) => !isExplained(each))];
  },
};

type WrittenProduct = RuleInput['written']['products'][number];
/** Types whose series have nothing in common but a prefix. */
const mixed: ReadonlySet<string> = new Set(['spare', 'media', 'fitting']);
const seriesOf = ({ entry: { type, series, specifications } }: WrittenProduct) =>
  `${type} ${series} ${specifications.find(({ id }) => id === 'cartridgeSize')?.value}`;

/** The price that is most out of line: far above, or far below, each other in its series. */
function outlierIn(series: readonly WrittenProduct[], input: RuleInput): readonly RuleMatch[] {
  const priced = series.flatMap(({ entry: { code, type, series: name }, origin }) => {
    const price = input.tables.prices[code]?.[homeCountry];
    const own = price && dollars(price);
    return own && name && !mixed.has(type) ? [{ code, name, origin, own }] : [];
  });
  const found = priced.map((each) => {
    const others = priced.filter((other) => other !== each).map(({ own }) => own);
    const [least, most] = [Math.min(...others), Math.max(...others)];
    return { ...each, least, most, times: Math.max(each.own / most, least / each.own) };
  });
  const [worst] = found.sort((a, b) => b.times - a.times);
  if (!worst || found.length < 3 || worst.times <= usualInSeries) return [];
  return [
    reportOn(worst.origin, input.pricePath(worst.code, homeCountry), {
      severity: 'warning',
      message: `Other prices in the ${worst.name} series are between ${worst.least} and ${worst.most}.`,
      found: String(worst.own),
      write: 'Check the digits and the decimal point, here and in those prices.',
    }),
  ];
}

/** Today's prices, and those that start on a day. */
function pricesOf(file: unknown): { readonly path: FieldPath; readonly value: number }[] {
  const { price, priceChanges } = isRecord(file) ? file : {};
  const changes: readonly unknown[] = Array.isArray(priceChanges) ? priceChanges : [];
  const all: readonly (readonly [unknown, FieldPath])[] = [
    [price, ['price']],
    ...changes.map((change, index) => [change, ['priceChanges', index]] as const),
  ];
  return all.flatMap(([stated, path]) =>
    countries.flatMap((country) => {
      const key = countryKeys[country];
      const value = isRecord(stated) ? stated[key] : undefined;
      return typeof value === 'number' ? [{ path: [...path, key], value }] : [];
    }),
  );
}

/** How many times the home country's price that of another country may be, both without GST. */
const usual = { min: 0.95, max: 1.35 };
const possible = { min: 0.5, max: 2 };
const usualInSeries = 2.5;

export const priceRatio: Rule = {
  name: 'price-ratio',
  description: `A price in another country is usually ${usual.min} to ${usual.max} times the ${homeCountry} price (a warning), and always ${possible.min} to ${possible.max} times.`,
  fixMany:
    'Run npx puretec table export prices.xlsx, correct the column, and import the file again.',
  check: (input) =>
    input.written.products.flatMap(({ entry, origin }) => ratioOf(entry.code, origin, input)),
};

function ratioOf(
  code: string,
  origin: SourceLocation,
  { tables, pricePath, isPriceReported }: RuleInput,
): RuleMatch[] {
  const price = tables.prices[code];
  const home = price && dollars(price[homeCountry]);
  if (!price || home === undefined || isPriceReported(code, homeCountry)) return [];
  return otherCountries(homeCountry).flatMap((country) => {
    const own = dollars(price[country]);
    if (own === undefined || isPriceReported(code, country)) return [];
    const ratio = own / home;
    const found = `${homeCountry} ${home}, ${country} ${own}, ${ratio.toFixed(2)} times the ${homeCountry} price`;
    const isIn = ({ min, max }: typeof usual) => ratio >= min && ratio <= max;
    if (isIn(usual)) return [];
    return [
      reportOn(
        origin,
        pricePath(code, country),
        isIn(possible)
          ? {
              severity: 'warning',
              message: `The ${country} price is unusually far from the ${homeCountry} price.`,
              found,
              write: 'Check both prices.',
            }
          : {
              message: `The ${country} price is too far from the ${homeCountry} price to be right.`,
              found,
              write: 'Correct the price: a digit or the decimal point may have slipped.',
            },
      ),
    ];
  });
}

const dollars = (price: Price): number | undefined =>
  price.kind === 'priced' ? price.exGstCents / 100 : undefined;
