/** All rules across files. Each guards one truth and reports every break of it. */
import { addresses } from './rules/addresses.ts';
import { audienceOfPathRule } from './rules/audience-of-path.ts';
import { cycle } from './rules/cycle.ts';
import { danglingReference } from './rules/dangling-reference.ts';
import { deadLink } from './rules/dead-link.ts';
import { duplicateCode } from './rules/duplicate-code.ts';
import { duplicateId } from './rules/duplicate-id.ts';
import { duplicateSection } from './rules/duplicate-section.ts';
import { duplicateDescription, duplicateTitle } from './rules/duplicate-title.ts';
import { emptyCategory } from './rules/empty-category.ts';
import { emptyMenu } from './rules/empty-menu.ts';
import { image } from './rules/image.ts';
import { incompletePage } from './rules/incomplete-page.ts';
import { missingPage } from './rules/missing-page.ts';
import { orphanProduct } from './rules/orphan-product.ts';
import { priceClaim } from './rules/price-claim.ts';
import { priceRatio } from './rules/price-ratio.ts';
import { printedPrice } from './rules/printed-price.ts';
import { productCode } from './rules/product-code.ts';
import { promotionDates } from './rules/promotion-dates.ts';
import { quoteText } from './rules/quote-text.ts';
import { relationToItself } from './rules/relation-to-itself.ts';
import { replacedButCurrent } from './rules/replaced-but-current.ts';
import type { Found, Rule, RuleInput } from './rules/rule.ts';
import { sample } from './rules/sample.ts';
import { specificationFacts } from './rules/specification-facts.ts';
import { tableRow } from './rules/table-row.ts';
import { unreachableCategory } from './rules/unreachable-category.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unsupportedFact } from './rules/unsupported-fact.ts';
import { wrongType } from './rules/wrong-type.ts';

export const rules: readonly Rule[] = [
  addresses,
  audienceOfPathRule,
  cycle,
  danglingReference,
  deadLink,
  duplicateCode,
  duplicateDescription,
  duplicateId,
  duplicateSection,
  duplicateTitle,
  emptyCategory,
  emptyMenu,
  image,
  incompletePage,
  missingPage,
  orphanProduct,
  priceClaim,
  priceRatio,
  printedPrice,
  productCode,
  promotionDates,
  quoteText,
  relationToItself,
  replacedButCurrent,
  sample,
  tableRow,
  unreachableCategory,
  unsafeLink,
  unsupportedFact,
  wrongType,
];

export type NamedFound = Found & { readonly rule: string };

export function checkRules(found: Omit<RuleInput, 'facts'>): NamedFound[] {
  // Several rules look at them.
  const input = { ...found, facts: specificationFacts(found) };
  return rules.flatMap(({ name, check }) =>
    check(input).map((problem) => ({ ...problem, rule: name })),
  );
}
