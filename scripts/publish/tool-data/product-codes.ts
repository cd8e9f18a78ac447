/** What the forms know of the catalogue: its codes in the order of the files, and the former ones. */
import type { Catalogue } from '../../../codegen/catalogue.ts';
import type { ProductCodes } from '../../../kernel/product-codes.ts';

/** The same for both countries: a filter may have come along from the other one. */
export function productCodes({ products }: Catalogue): ProductCodes {
  const all = [...products.values()];
  return {
    codes: all.map(({ code, file }) => ({ code, name: file.name })),
    former: all.flatMap(({ code, file }) =>
      (file.formerCodes ?? []).map((former) => ({ code: former, now: code })),
    ),
  };
}
