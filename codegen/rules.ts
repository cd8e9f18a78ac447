/** All rules across files. Each guards one truth and reports every break of it. */
import { addresses } from './rules/addresses.ts';
import { appearance } from './rules/appearance.ts';
import { audienceOfPathRule } from './rules/audience-of-path.ts';
import { bothTreated } from './rules/both-treated.ts';
import { cycle } from './rules/cycle.ts';
import { danglingReference } from './rules/dangling-reference.ts';
import { deadLink } from './rules/dead-link.ts';
import { duplicateCode } from './rules/duplicate-code.ts';
import { duplicateId } from './rules/duplicate-id.ts';
import { duplicateSection } from './rules/duplicate-section.ts';
import { duplicateDescription, duplicateTitle } from './rules/duplicate-title.ts';
import { emptyCategory } from './rules/empty-category.ts';
import { emptyMenu } from './rules/empty-menu.ts';
import { expectedSpecification } from './rules/expected-specification.ts';
import { formField } from './rules/form-field.ts';
import { idleSetting } from './rules/idle-setting.ts';
import { image } from './rules/image.ts';
import { incompletePage } from './rules/incomplete-page.ts';
import { lookAlike } from './rules/look-alike.ts';
import { menuEntry } from './rules/menu-entry.ts';
import { missingPage } from './rules/missing-page.ts';
import { oddWord } from './rules/odd-word.ts';
import { oneMeaning } from './rules/one-meaning.ts';
import { orphanProduct } from './rules/orphan-product.ts';
import { placeFacts } from './rules/place-facts.ts';
import { placeholder } from './rules/placeholder.ts';
import { priceClaim } from './rules/price-claim.ts';
import { priceRatio } from './rules/price-ratio.ts';
import { printedPrice } from './rules/printed-price.ts';
import { productCode } from './rules/product-code.ts';
import { promotionDates } from './rules/promotion-dates.ts';
import { quoteText } from './rules/quote-text.ts';
import { redirect } from './rules/redirect.ts';
import { relationToItself } from './rules/relation-to-itself.ts';
import { replacedButCurrent } from './rules/replaced-but-current.ts';
import type { Found, Rule, RuleInput } from './rules/rule.ts';
import { sample } from './rules/sample.ts';
import { sampledSpecification } from './rules/sampled-specification.ts';
import { scheduledDates } from './rules/scheduled-dates.ts';
import { specificationFacts } from './rules/specification-facts.ts';
import { tableRow } from './rules/table-row.ts';
import { treatment } from './rules/treatment.ts';
import { unreachableCategory } from './rules/unreachable-category.ts';
import { unsafeLink } from './rules/unsafe-link.ts';
import { unsupportedFact } from './rules/unsupported-fact.ts';
import { unusedPicture } from './rules/unused-picture.ts';
import { wrongType } from './rules/wrong-type.ts';

export const rules: readonly Rule[] = [
  addresses,
  appearance,
  audienceOfPathRule,
  bothTreated,
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
  expectedSpecification,
  formField,
  idleSetting,
  image,
  incompletePage,
  lookAlike,
  menuEntry,
  missingPage,
  oddWord,
  oneMeaning,
  orphanProduct,
  placeFacts,
  placeholder,
  priceClaim,
  priceRatio,
  printedPrice,
  productCode,
  promotionDates,
  quoteText,
  redirect,
  relationToItself,
  replacedButCurrent,
  sample,
  sampledSpecification,
  scheduledDates,
  tableRow,
  treatment,
  unreachableCategory,
  unsafeLink,
  unsupportedFact,
  unusedPicture,
  wrongType,
];

export type NamedFound = Found & { readonly rule: string };

/** What a name that leads nowhere leaves out is not missing beside. */
const first: readonly Rule[] = [
  danglingReference,
  deadLink,
  productCode,
  duplicateCode,
  missingPage,
];

export function checkRules(found: Omit<RuleInput, 'facts'>): NamedFound[] {
  // Several rules look at them.
  const input = { ...found, facts: specificationFacts(found) };
  const run = (some: readonly Rule[], given: RuleInput) =>
    some.flatMap(({ name, check }) => check(given).map((problem) => ({ ...problem, rule: name })));
  const names = run(first, input);
  const complete = input.complete && names.length === 0;
  return [
    ...names,
    ...run(
      rules.filter((rule) => !first.includes(rule)),
      { ...input, complete },
    ),
  ];
}
