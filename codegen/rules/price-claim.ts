import { countries } from '../../kernel/countries.ts';
import { gstPercentOf } from './printed-price.ts';
import { foundOf, type Rule } from './rule.ts';

export const priceClaim: Rule = {
  name: 'price-claim',
  proves: 'TSR-08 A-32',
  scope: 'categories',
  description: 'A price claim in words is the price of the product that it names.',
  good: {
    file: 'categories/mains.yaml',
    instead: 'text: Available from $110,',
    yaml: 'text: Yours for $110.00,',
  },
  bad: {
    file: 'categories/mains.yaml',
    instead: 'text: Available from $110,',
    yaml: 'text: Available from $99,',
    printed:
      'error catalogue/categories/mains.yaml:33:16 claim.text: The claim is wrong: WH-1 in AU is $110.00 with GST. Found Available from $99. Use the price of that product, or another product. [price-claim]',
  },
  check: ({ catalogue, written, isProductInDoubt, isSettingInDoubt, isInDoubt }) =>
    written.categories.flatMap(({ entry: { claim, puretecWorld }, origin }) => {
      const claims = [
        ...(claim ? [{ ...claim, path: ['claim', 'text'] }] : []),
        // The larger promotion prints the price of the product it links to.
        ...countries.flatMap((country) => {
          const text = puretecWorld?.prices[country];
          if (text === undefined) return [];
          const product = puretecWorld?.link.slice(1) ?? '';
          return {
            text: `$${text}`,
            product,
            countries: [country],
            path: ['puretecWorld', 'price'],
          };
        }),
      ];
      return claims.flatMap(({ text, product, countries, path }) => {
        if (isInDoubt(origin.document, [...origin.path, ...path])) return [];
        if (isProductInDoubt(product, ['price'])) return [];
        const own = catalogue.prices[product];
        if (!own)
          return catalogue.routes[`/${product}`]
            ? [
                foundOf(origin, path, {
                  message: 'This price leads to no product that costs it.',
                  found: text,
                  write: 'Delete the price, or link to the product.',
                }),
              ]
            : [];
        const stated = /\$([\d,]+(?:\.\d{2})?)/.exec(text)?.[1]?.replaceAll(',', '');
        return countries.flatMap((country) => {
          if (isSettingInDoubt(gstPercentOf(country))) return [];
          const price = own[country];
          const actual =
            price.kind === 'priced' ? (price.incGstCents / 100).toFixed(2) : price.kind;
          if (stated !== undefined && Number(stated).toFixed(2) === actual) return [];
          const costs = price.kind === 'priced' ? `$${actual} with GST` : actual;
          return [
            foundOf(origin, path, {
              message: `The claim is wrong: ${product} in ${country} is ${costs}.`,
              found: text,
              write: 'Use the price of that product, or another product.',
            }),
          ];
        });
      });
    }),
};
