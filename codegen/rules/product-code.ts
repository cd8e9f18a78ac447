import { codeFault } from '../../kernel/address.ts';
import { sentence } from '../diagnostics/diagnostic.ts';
import { atReferences, foundAt, foundOf, type Rule } from './rule.ts';

const product = 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n';

export const productCode: Rule = {
  name: 'product-code',
  proves: 'ACCEPTANCE 16',
  scope: 'products, and every file that names one',
  description: 'A code is made of capitals, digits and single hyphens.',
  good: { file: 'products/WH3-60.yaml', yaml: product },
  bad: {
    file: 'products/WH3_60.yaml',
    yaml: product,
    printed:
      'error catalogue/products/WH3_60.yaml:1:1: A code is made of capitals, digits and single hyphens. Found WH3_60. Rename the file to WH3-60. [product-code]',
  },
  check: (input) => [
    ...input.written.products.flatMap(({ entry: { code }, origin }) => {
      const fault = codeFault(code);
      if (!fault) return [];
      const better = fault.fix ?? fault.write;
      // duplicate-code reports two that differ in capitals only.
      const isTaken = input.origins.has(better);
      if (isTaken && better === code.toUpperCase()) return [];
      // The code is the name of the file, so there's nothing to change in it.
      const write = isTaken
        ? `Rename the file. ${better} exists already.`
        : fault.fix === undefined
          ? 'Rename the file with plain capitals, digits and hyphens.'
          : `Rename the file to ${better}`;
      return [foundOf(origin, [], { message: sentence(fault.message), write, found: code })];
    }),
    ...atReferences(input, ({ kind, value, path }, document) => {
      if (kind !== 'product' || input.known.codes.has(value)) return [];
      const fault = strangeLetter(value) ? codeFault(value) : undefined;
      return fault
        ? [foundAt(document, path, { ...fault, write: 'Retype the code.', found: value })]
        : [];
    }),
  ],
};

/** A letter that only looks like one of ours. */
export const strangeLetter = (code: string): boolean => /[^\u0020-\u007e]/.test(code);
