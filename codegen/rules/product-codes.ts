import { codeFault } from '../../kernel/address.ts';
import type { Product } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import { lineOf, problemOf, type Rule } from './rule.ts';

/** A code is capitals, digits and hyphens, and stands for one product (ACCEPTANCE 8 and 16). */
export const productCodes: Rule = ({ catalogue }) => {
  const problems: Problem[] = [];
  const taken = new Map<string, Pick<Product, 'code' | 'origin'>>();
  for (const product of catalogue.products.values()) {
    const fault = codeFault(product.code);
    if (fault)
      problems.push(
        problemOf(product.origin, [], { rule: 'product-code', ...fault, found: product.code }),
      );
    const other = taken.get(product.code.toLowerCase());
    if (other) {
      problems.push(
        problemOf(product.origin, [], {
          rule: 'duplicate-code',
          message: `the code ${product.code} differs from ${other.code} only in capitals`,
          related: [lineOf(other.origin, [], 'the other is')],
          write: 'one file for one product',
        }),
      );
    }
    taken.set(product.code.toLowerCase(), product);
  }
  for (const { origin, file, code } of catalogue.products.values()) {
    for (const [index, former] of (file.formerCodes ?? []).entries()) {
      const other = taken.get(former.toLowerCase());
      if (!other) {
        taken.set(former.toLowerCase(), { code, origin });
        continue;
      }
      problems.push(
        problemOf(origin, ['formerCodes', index], {
          rule: 'duplicate-code',
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
};
