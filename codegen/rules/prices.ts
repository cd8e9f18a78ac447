import { countries, countryKeys, homeCountry, otherCountries } from '../../kernel/countries.ts';
import type { Price } from '../../kernel/entry-types.ts';
import { upperFirst, withArticle } from '../../kernel/vocabulary.ts';
import type { SourceLocation } from '../entries.ts';
import { listAt, valueAt } from '../value-at.ts';
import { fieldsIn, type Rule, type RuleInput, type RuleMatch, reportOn } from './rule.ts';
import { isWithin, spanOf } from './specifications.ts';

export const plausiblePrice: Rule = {
  name: 'plausible-price',
  check: (input) => {
    const limits = new Map(input.expected.map(({ type, price }) => [type, price]));
    return input.written.products.flatMap(({ entry: { type }, origin }) => {
      const limit = limits.get(type);
      if (!limit) return [];
      const prices = pricesOf(origin.document.value);
      const message = `${upperFirst(withArticle(type))}'s price must be ${spanOf(limit).replaceAll(/[\d.]+/g, '$$$&')} ex GST.`;
      const wrong = prices.filter(({ value }) => !isWithin(value, limit));
      // Two prices are rarely both wrong.
      if (wrong.length > 1 && wrong.length === prices.length)
        return reportOn(origin, ['type'], {
          message: `${message} This product's prices are ${wrong.map(({ value }) => `$${value}`).join(' and ')}.`,
          found: type,
          write: "Correct the product's type, the prices, or the limits in specifications.yaml.",
          concerns: fieldsIn(origin.document, [
            'price',
            'appearance',
            'cartridges',
            'specifications',
          ]),
        });
      return wrong.map(({ path, value }) => {
        const far = [10, 100, 1000].find(
          (each) => isWithin(value * each, limit) || isWithin(value / each, limit),
        );
        const size = value < (limit.from ?? 0) ? 'small' : 'large';
        return reportOn(origin, path, {
          message: `${message}${far ? ` ${value} looks ${far} times too ${size}.` : ''}`,
          found: String(value),
          write: "Correct the price, the product's type, or the limits in specifications.yaml.",
        });
      });
    });
  },
};

function pricesOf(file: unknown) {
  const changes = listAt(file, ['priceChanges']).map((_change, index) => ['priceChanges', index]);
  return [['price'], ...changes].flatMap((at) =>
    countries.flatMap((country) => {
      const path = [...at, countryKeys[country]];
      const value = valueAt(file, path);
      return typeof value === 'number' ? { path, value } : [];
    }),
  );
}

/** Limits for another country's price as a multiple of the home country's, both ex GST. */
const usual = { min: 0.95, max: 1.35 };
const possible = { min: 0.5, max: 2 };

export const priceRatio: Rule = {
  name: 'price-ratio',
  description: `A price in another country is usually ${usual.min} to ${usual.max} times the ${homeCountry} price (a warning), and always ${possible.min} to ${possible.max} times.`,
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
    // A price change is likelier to be wrong than a price that's already in force.
    const [ownPath, homePath] = [pricePath(code, country), pricePath(code, homeCountry)];
    const ratio = own / home;
    const times = `${country} $${own.toFixed(2)} is ${Number(ratio.toFixed(2))} times ${homeCountry} $${home.toFixed(2)} (both ex GST).`;
    const isIn = ({ min, max }: typeof usual) => ratio >= min && ratio <= max;
    if (isIn(usual)) return [];
    return reportOn(
      origin,
      ownPath[0] === 'price' && homePath[0] !== 'price' ? homePath : ownPath,
      isIn(possible)
        ? {
            severity: 'warning',
            message: `The ${country} price is unusually far from the ${homeCountry} price.`,
            write: `${times} Check both prices.`,
          }
        : {
            message: `The ${country} price is too far from the ${homeCountry} price to be right.`,
            write: `${times} Check for a wrong digit or decimal point.`,
          },
    );
  });
}

const dollars = (price: Price) => (price.kind === 'priced' ? price.exGstCents / 100 : undefined);
