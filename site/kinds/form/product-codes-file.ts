/** What the forms know of the catalogue: its codes in the order of the files, and the former ones. */
import type { ProductCodes } from '../../../kernel/product-codes.ts';
import type { Tables } from '../../../kernel/tables.ts';

export const productCodesFile = {
  path: 'tools/product-codes.json',
  of({ products }: Tables): ProductCodes {
    const all = Object.values(products);
    return {
      codes: all.map(({ code, name }) => ({ code, name })),
      former: all.flatMap(({ code, formerCodes }) =>
        formerCodes.map((former) => ({ code: former, now: code })),
      ),
    };
  },
};
