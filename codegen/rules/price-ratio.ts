import type { Price } from '../../kernel/contract.ts';
import { type ByCountry, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { Origin } from '../catalogue.ts';
import { type Found, foundAt, foundOf, type InDoubt, type Rule } from './rule.ts';

/** How many times the Australian price the New Zealand one may be, both without GST. */
const usual = { least: 0.95, most: 1.35 };
const possible = { least: 0.5, most: 2 };

export const priceRatio: Rule = {
  name: 'price-ratio',
  proves: 'ACCEPTANCE 10',
  scope: 'products',
  description: `The New Zealand price is ${usual.least} to ${usual.most} times the Australian one (a warning), at most ${possible.least} to ${possible.most} times.`,
  good: { file: 'products/WH-1.yaml', instead: 'nz: 110', yaml: 'nz: 104.69' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'nz: 110',
    yaml: 'nz: 1046.90',
    printed:
      'error catalogue/products/WH-1.yaml:15:23 price.nz: The New Zealand price is too far from the Australian one to be right. Found AU 100, NZ 1046.9, 10.47 times. Correct the price: a digit or the decimal point may have slipped. [price-ratio]',
  },
  check: ({ catalogue, written, isInDoubt }) =>
    written.products.flatMap(({ entry, origin }): Found[] =>
      isInDoubt(origin.document, ['price'])
        ? []
        : [...ratioOf(origin, catalogue.prices[entry.code]), ...futureOf(origin, isInDoubt)],
    ),
};

function ratioOf(origin: Origin, price: ByCountry<Price> | undefined): Found[] {
  const au = price && dollars(price.AU);
  const nz = price && dollars(price.NZ);
  if (au === undefined || nz === undefined) return [];
  const ratio = nz / au;
  const found = `AU ${au}, NZ ${nz}, ${ratio.toFixed(2)} times`;
  const lies = ({ least, most }: typeof usual) => ratio >= least && ratio <= most;
  if (lies(usual)) return [];
  return [
    foundOf(
      origin,
      ['price', 'nz'],
      lies(possible)
        ? {
            severity: 'warning',
            message: 'The New Zealand price is unusually far from the Australian one.',
            found,
            write: 'Check both prices.',
          }
        : {
            message: 'The New Zealand price is too far from the Australian one to be right.',
            found,
            write: 'Correct the price: a digit or the decimal point may have slipped.',
          },
    ),
  ];
}

/** Prices that start on a day, compared with today's. */
function futureOf({ document }: Origin, isInDoubt: InDoubt): Found[] {
  const file = isRecord(document.value) ? document.value : {};
  const price = isRecord(file.price) ? file.price : {};
  const changes = Array.isArray(file.priceChanges) ? file.priceChanges : [];
  return changes.flatMap((change: unknown, index) =>
    isRecord(change)
      ? Object.values(countryKeys).flatMap((country): Found[] => {
          const [before, after] = [price[country], change[country]];
          if (typeof before !== 'number' || typeof after !== 'number') return [];
          const ratio = after / before;
          const path = ['priceChanges', index, country];
          if (ratio >= possible.least && ratio <= possible.most) return [];
          if (isInDoubt(document, path)) return [];
          return [
            foundAt(document, path, {
              severity: 'warning',
              message: `This is ${ratio.toFixed(2)} times the price of the product.`,
              found: String(after),
              write: 'Correct the price: a digit or the decimal point may have slipped.',
            }),
          ];
        })
      : [],
  );
}

const dollars = (price: Price): number | undefined =>
  price.kind === 'priced' ? price.exGstCents / 100 : undefined;
