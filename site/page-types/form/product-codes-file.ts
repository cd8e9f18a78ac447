/** Writes the product codes that forms suggest, current and former, in the order of the files. */
import type { ProductCodes } from '../../../kernel/product-codes.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import type { DataFile } from '../../tool-kit/data-source.ts';
import { productCodes } from './product-codes-data.ts';

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
