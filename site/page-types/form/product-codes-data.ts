import type { ProductCodes } from '../../../kernel/product-codes.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export const productCodes = dataSource<ProductCodes>('product-codes', {
  codes: true,
  former: true,
});
