/** `/items.json`: what the site's own search knows of the products of a tree. */
import type { Price, Product } from '../../kernel/contract.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { HostFile } from './host-file.ts';

/** A product as the generated tables hold it, and its price in the country. */
export type SearchedProduct = Pick<
  Product,
  | 'code'
  | 'name'
  | 'summary'
  | 'applications'
  | 'keywords'
  | 'formerCodes'
  | 'replaces'
  | 'discontinued'
  | 'discontinuedWithSpareParts'
  | 'dealerOnly'
> & {
  readonly type: string;
  readonly series?: string | undefined;
  readonly price: Price;
};

/** `products`: those sold in the country of the tree, in the catalogue's order. */
export function searchItemsFile(products: readonly SearchedProduct[]): HostFile {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const lines = products.map((product) => JSON.stringify(searchItemOf(product, byCode)));
  return { path: 'items.json', content: `[\n${lines.join(',\n')}\n]\n` };
}

function searchItemOf(
  product: SearchedProduct,
  byCode: ReadonlyMap<string, SearchedProduct>,
): SearchItem {
  const { code, name, price } = product;
  return {
    code,
    name,
    description: product.summary,
    image: imageUrl(`products/${code}.svg`, { width: 192, height: 192, format: 'webp' }),
    address: `/${code}`,
    keywords: [product.series, ...product.keywords].filter(Boolean).join(', '),
    formerCodes: [...new Set(formerCodesOf(product, byCode))],
    applications: product.applications,
    kind: product.type,
    ...(price.kind === 'priced' &&
      !product.dealerOnly && {
        price: { exGstCents: price.exGstCents, incGstCents: price.incGstCents },
      }),
    isDiscontinued: product.discontinued,
    isDiscontinuedWithSpareParts: product.discontinuedWithSpareParts,
  };
}

/**
 * Every code whose place the product took: its own former ones, the products that name it as their
 * successor, and theirs in turn. Those are gone from lists, so they lead to what is made now.
 */
function formerCodesOf(
  { formerCodes, replaces }: SearchedProduct,
  byCode: ReadonlyMap<string, SearchedProduct>,
): readonly string[] {
  return [
    ...formerCodes,
    ...replaces.flatMap((code) => {
      const former = byCode.get(code);
      return [code, ...(former ? formerCodesOf(former, byCode) : [])];
    }),
  ];
}
