import { pageTypeOf } from '../page-type.tsx';
import { Product } from './Product.tsx';
import { productProps } from './product-props.ts';

export const product = pageTypeOf(
  (tables, { path }) => tables.products[path.slice(1)],
  Product,
  productProps,
  { script: ({ quote, cost }) => (cost ? 'product' : quote?.form && 'form') },
);
