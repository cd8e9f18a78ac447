/** Products for the tests of the comparison, and of the lists that use its data. */
import type { CompareProduct } from './compare-data.ts';

/** A product with only the facts that the test gives. */
export const compareProduct = (
  code: string,
  more: Partial<CompareProduct> = {},
): CompareProduct => ({
  code,
  name: 'Dual whole house filter system',
  type: 'system',
  sources: ['mains'],
  specifications: {},
  treats: [],
  doesNotTreat: [],
  ...more,
});
