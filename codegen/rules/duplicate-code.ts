import type { Origin } from '../catalogue.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

export const duplicateCode: Rule = {
  name: 'duplicate-code',
  proves: 'ACCEPTANCE 8',
  scope: 'products',
  description: 'A code belongs to one product, whatever the capitals, and so does a former code.',
  good: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-1\nformerCodes: [CT-0A]',
  },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'replacedBy: CT-1',
    yaml: 'replacedBy: CT-1\nformerCodes: [WH-1]',
    printed:
      "error catalogue/products/CT-0.yaml:7:15 formerCodes[0]: WH-1 is another product's current code, so it can't be a former code here. The other is catalogue/products/WH-1.yaml:1. Delete it, or correct it. [duplicate-code]",
  },
  check,
};

function check({ written: { products } }: RuleInput): Found[] {
  const problems: Found[] = [];
  const taken = new Map<string, { readonly code: string; readonly origin: Origin }>();
  for (const { entry, origin } of products) {
    const { code } = entry;
    const other = taken.get(code.toLowerCase());
    if (other) {
      problems.push(
        foundOf(origin, [], {
          message: `The code ${code} differs from ${other.code} only in capitals.`,
          related: [lineOf(other.origin, [], 'The other is')],
          write: 'Delete one of the two files.',
        }),
      );
    }
    taken.set(code.toLowerCase(), { code, origin });
  }
  // Of two that claim it, the copy has the longer name.
  const shortest = [...products].sort((a, b) => a.entry.code.length - b.entry.code.length);
  for (const { entry, origin } of shortest) {
    const { code } = entry;
    for (const [index, former] of entry.formerCodes.entries()) {
      const other = taken.get(former.toLowerCase());
      if (!other) {
        taken.set(former.toLowerCase(), { code, origin });
        continue;
      }
      problems.push(
        foundOf(origin, ['formerCodes', index], {
          message:
            other.code === code
              ? "A former code isn't the code itself, and is listed once."
              : other.code === former
                ? `${former} is another product's current code, so it can't be a former code here.`
                : `${former} is a former code of ${other.code} already.`,
          related: [lineOf(other.origin, [], 'The other is')],
          write: 'Delete it, or correct it.',
        }),
      );
    }
  }
  return problems;
}
