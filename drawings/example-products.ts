/** Products for scenes. They aren't part of the catalogue. */
import type { Product } from '../kernel/entry-types.ts';
import type { ProductType } from '../kernel/vocabulary.ts';

export function exampleProduct(
  type: ProductType,
  code: string,
  facts: Readonly<Record<string, string | number>> = {},
  more: Partial<Product> = {},
): Product {
  return {
    code,
    name: code,
    summary: '',
    description: [],
    type,
    sources: [],
    applications: [],
    keywords: [],
    formerCodes: [],
    specifications: Object.entries(facts).map(([id, value]) => ({
      id,
      group: '',
      label: id,
      value,
    })),
    treats: [],
    doesNotTreat: [],
    finishes: [],
    images: [],
    parts: [],
    fits: [],
    related: [],
    documents: [],
    replaces: [],
    discontinued: false,
    discontinuedWithSpareParts: false,
    dealerOnly: false,
    excludedFromSuggestions: false,
    sample: true,
    ...more,
  };
}

const house = { installation: 'whole house' } as const;
const size = '20 x 4.5 inch';
export const dual = exampleProduct('system', 'DUAL', { stages: 2, cartridgeSize: size }, house);
export const hybrid = exampleProduct(
  'uv system',
  'HYBRID',
  { stages: 3, uvLamp: 'UV', cartridgeSize: size },
  house,
);
export const prefilter = exampleProduct(
  'system',
  'PRE',
  { stages: 1, cartridgeSize: '10 x 4.5 inch' },
  house,
);
