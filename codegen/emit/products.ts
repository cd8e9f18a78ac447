import type { Catalogue, Product } from '../catalogue.ts';
import type { PartEntry } from '../files/product.ts';
import { imageOf } from './image.ts';
import type { SourceModule } from './source-file.ts';

/** Products without their prices: those stand in a table of their own. */
export function emitProducts(catalogue: Catalogue): SourceModule {
  const codes = [...catalogue.products.keys()];
  return {
    name: 'products',
    doc: 'Every product of the catalogue, by code.',
    contract: ['Product'],
    unions: [{ name: 'ProductCode', members: codes, doc: 'The codes of all products.' }],
    tables: [
      {
        name: 'products',
        type: 'Readonly<Record<ProductCode, Product>>',
        value: Object.fromEntries(
          [...catalogue.products.values()].map((product) => [
            product.code,
            productOf(catalogue, product),
          ]),
        ),
        doc: 'Products by code.',
      },
    ],
  };
}

function productOf(
  catalogue: Catalogue,
  { code, file, description, fits, replaces, category }: Product,
) {
  return {
    code,
    name: file.name,
    summary: file.summary,
    description,
    type: file.type,
    series: file.series,
    sources: file.sources ?? [],
    installation: file.installation,
    applications: file.applications ?? [],
    keywords: file.keywords ?? [],
    formerCodes: file.formerCodes ?? [],
    specifications: specificationsOf(catalogue, file.specifications ?? {}),
    treats: file.treats ?? [],
    doesNotTreat: file.doesNotTreat ?? [],
    finishes: file.finishes ?? [],
    images: (file.images ?? []).map((image) => imageOf(catalogue, image)),
    parts: [...partsOf(file.cartridges, 'cartridge'), ...partsOf(file.spares, 'spare')],
    fits,
    related: file.related ?? [],
    documents: file.documents ?? [],
    replacedBy: file.replacedBy,
    replaces,
    discontinued: file.discontinued ?? false,
    discontinuedWithSpareParts: file.discontinuedWithSpareParts ?? false,
    dealerOnly: file.dealerOnly ?? false,
    excludedFromSuggestions: file.excludedFromSuggestions ?? false,
    category,
    sample: file.sample ?? false,
  };
}

/** In the order of the vocabulary, so that products can be compared line by line. */
function specificationsOf(catalogue: Catalogue, facts: Readonly<Record<string, number | string>>) {
  return [...catalogue.specifications.values()].flatMap(({ id, group, label, unit }) => {
    const value = facts[id];
    return value === undefined ? [] : [{ id, group, label, value, unit }];
  });
}

const partsOf = (parts: readonly PartEntry[] | undefined, role: 'cartridge' | 'spare') =>
  (parts ?? []).map(({ code, quantity, every }) => ({
    code,
    role,
    quantity: quantity ?? 1,
    every,
  }));
