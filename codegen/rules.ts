/** All rules across files. Each guards one truth and reports every break of it. */
import type { Problem } from './problem.ts';
import { addresses } from './rules/addresses.ts';
import { links } from './rules/links.ts';
import { pages } from './rules/pages.ts';
import { prices } from './rules/prices.ts';
import { productCodes } from './rules/product-codes.ts';
import { promoFacts } from './rules/promo-facts.ts';
import { reachability } from './rules/reachability.ts';
import { references } from './rules/references.ts';
import { relations } from './rules/relations.ts';
import type { Rule, RuleInput } from './rules/rule.ts';
import { samples } from './rules/samples.ts';
import { uniqueness } from './rules/uniqueness.ts';

const rules: readonly Rule[] = [
  addresses,
  links,
  pages,
  prices,
  productCodes,
  promoFacts,
  reachability,
  references,
  relations,
  samples,
  uniqueness,
];

export const checkRules = (input: RuleInput): Problem[] => rules.flatMap((rule) => rule(input));
