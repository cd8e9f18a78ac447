import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { figure, gstPercentOf } from './printed-price.ts';
import { foundOf, type Rule } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'au: From $110.00 INCL. GST';

export const comparedPrice: Rule = {
  name: 'compared-price',
  proves: 'TSR-01 A-30',
  scope: 'categories',
  judgesAmounts: true,
  description:
    'A price in a comparison of ranges is that of the product that it leads to, or the teaser price of the range (a warning).',
  good: { file, instead, yaml: 'au: Only $110.00 INCL. GST' },
  bad: {
    file,
    instead,
    yaml: 'au: From $101.00 INCL. GST',
    printed:
      'warning catalogue/categories/mains.yaml:32:18 productsToCompare[0].price.au: /WH-1 costs $110.00 with GST in AU. Change From $101.00 INCL. GST to "From $110.00 INCL. GST". [compared-price]',
  },
  check: ({ catalogue, written, documents, isInDoubt, isProductInDoubt, isSettingInDoubt }) => {
    const teasers = documents.find(({ kind }) => kind === 'teaser-prices');
    const isTeaserInDoubt = (id: string, country: Country) =>
      teasers !== undefined &&
      isInDoubt(teasers, [
        'teasers',
        catalogue.teaserPrices.findIndex((teaser) => teaser.id === id),
        countryKeys[country],
      ]);
    return written.categories.flatMap(({ entry: { productsToCompare }, origin }) =>
      productsToCompare.flatMap(({ url = '', price }, index) =>
        countries.flatMap((country) => {
          const stated = /\$([\d,]+(?:\.\d{2})?)/.exec(price[country]);
          const code = url.slice(1);
          const own = catalogue.prices[code]?.[country];
          const teaser = own?.kind === 'priced' ? undefined : catalogue.categories[url]?.teaser;
          const costs = own?.kind === 'priced' ? figure(own.incGstCents) : teaser?.[country];
          const path = ['productsToCompare', index, 'price', countryKeys[country]];
          const isDoubted =
            isInDoubt(origin.document, [...origin.path, ...path]) ||
            isProductInDoubt(code, ['price']) ||
            (teaser !== undefined && isTeaserInDoubt(teaser.id, country)) ||
            isSettingInDoubt(gstPercentOf(country));
          if (!stated?.[1] || !costs || cents(stated[1]) === cents(costs) || isDoubted) return [];
          return [
            foundOf(origin, path, {
              severity: 'warning',
              message: `${url} costs $${costs} with GST in ${country}.`,
              found: price[country],
              fix: yamlText(price[country].replace(stated[0], `$${costs}`)),
            }),
          ];
        }),
      ),
    );
  },
};

/** Of a price as it is printed: "1,018.36" and "110" are 101836 and 11000. */
const cents = (printed: string): number => Math.round(Number(printed.replaceAll(',', '')) * 100);
