import type { Problem } from '../problem.ts';
import { problemOf, type Rule } from './rule.ts';

/** The two prices of a product lie near each other, and a claim in words agrees with the price it is about (ACCEPTANCE 10, A-32). */
export const prices: Rule = ({ catalogue, allCategories }) => {
  const problems: Problem[] = [];
  for (const { price, origin, file } of catalogue.products.values()) {
    if (price.AU.kind !== 'priced' || price.NZ.kind !== 'priced') continue;
    const ratio = price.NZ.exGstCents / price.AU.exGstCents;
    const found = `AU ${file.price.au}, NZ ${file.price.nz}, ${ratio.toFixed(2)} times`;
    if (ratio < 0.5 || ratio > 2) {
      problems.push(
        problemOf(origin, ['price', 'nz'], {
          rule: 'price-ratio',
          message: 'the New Zealand price is too far from the Australian one to be right',
          found,
          write: 'the right price; a digit or the decimal point may have slipped',
        }),
      );
    } else if (ratio < 0.95 || ratio > 1.35) {
      problems.push(
        problemOf(origin, ['price', 'nz'], {
          severity: 'warning',
          rule: 'price-ratio',
          message: 'the New Zealand price is unusually far from the Australian one',
          found,
          write: 'nothing, if both are right',
        }),
      );
    }
  }
  for (const { file, origin } of allCategories) {
    const { claim } = file;
    const product = claim && catalogue.products.get(claim.product);
    if (!claim || !product) continue;
    const stated = /\$([\d,]+(?:\.\d{2})?)/.exec(claim.text)?.[1]?.replaceAll(',', '');
    for (const country of claim.countries) {
      const price = product.price[country];
      const actual = price.kind === 'priced' ? (price.incGstCents / 100).toFixed(2) : price.kind;
      if (stated === undefined || Number(stated).toFixed(2) === actual) continue;
      problems.push(
        problemOf(origin, ['claim', 'text'], {
          rule: 'price-claim',
          message: `the claim does not hold: ${product.code} in ${country} is ${actual === price.kind ? actual : `$${actual} with GST`}`,
          found: claim.text,
          write: 'the price of that product, or another product',
        }),
      );
    }
  }
  return problems;
};
