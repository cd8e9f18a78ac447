import type { Origin } from '../catalogue.ts';
import { type Found, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

export const duplicateCode: Rule = {
  name: 'duplicate-code',
  proves: 'ACCEPTANCE 8',
  scope: 'products',
  truth: 'A code stands for one product, whatever the capitals; a former code is nobody else’s.',
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
      'error catalogue/products/CT-0.yaml:7:15 formerCodes[0]: WH-1 already belongs to WH-1. the other is catalogue/products/WH-1.yaml:1. A code that no product has. [duplicate-code]',
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
          message: `the code ${code} differs from ${other.code} only in capitals`,
          related: [lineOf(other.origin, [], 'the other is')],
          write: 'one file for one product',
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
              ? 'a former code is not the code itself, nor written twice'
              : `${former} already belongs to ${other.code}`,
          related: [lineOf(other.origin, [], 'the other is')],
          write: 'a code that no product has',
        }),
      );
    }
  }
  return problems;
}
