/** Products for scenes. They aren't part of the catalogue. */
import type { Product } from '../kernel/contract.ts';
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
