import { gstPercentOf } from './printed-price.ts';
import { foundOf, type Rule } from './rule.ts';

export const priceClaim: Rule = {
  name: 'price-claim',
  proves: 'TSR-08 A-32',
  scope: 'categories',
  judgesAmounts: true,
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
  check: ({ catalogue, written, isProductInDoubt, isSettingInDoubt }) =>
    written.categories.flatMap(({ entry: { claim }, origin }) => {
      const own = claim && catalogue.prices[claim.product];
      if (!claim || !own || isProductInDoubt(claim.product, ['price'])) return [];
      const stated = /\$([\d,]+(?:\.\d{2})?)/.exec(claim.text)?.[1]?.replaceAll(',', '');
      return claim.countries.flatMap((country) => {
        if (isSettingInDoubt(gstPercentOf(country))) return [];
        const price = own[country];
        const actual = price.kind === 'priced' ? (price.incGstCents / 100).toFixed(2) : price.kind;
        if (stated === undefined || Number(stated).toFixed(2) === actual) return [];
        const costs = price.kind === 'priced' ? `$${actual} with GST` : actual;
        return [
          foundOf(origin, ['claim', 'text'], {
            message: `The claim is wrong: ${claim.product} in ${country} is ${costs}.`,
            found: claim.text,
            write: 'Use the price of that product, or another product.',
          }),
        ];
      });
    }),
};
