import type { ProductCodes } from '../../../kernel/product-codes.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { type DataFile, dataSource } from '../../toolkit/data-source.ts';

export const productCodes = dataSource<ProductCodes>('product-codes', {
  codes: true,
  former: true,
});

/** Writes the product codes that forms suggest, current and former, in the order of the files. */
export const productCodesFile = {
  source: productCodes,
  of({ products }: Tables): ProductCodes {
    const all = Object.values(products);
    return {
      codes: all.map(({ code, name }) => ({ code, name: tradeSizes(name) })),
      former: all.flatMap(({ code, formerCodes }) =>
        formerCodes.map((former) => ({ code: former, now: code })),
      ),
    };
  },
} satisfies DataFile<ProductCodes>;
