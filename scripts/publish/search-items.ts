/** What the site's own search knows of the products of a tree: `/items.json`, and the prices where they stand apart. */
import type { Country, Price, Product } from '../../kernel/contract.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import { itemsUrl, type PriceLine, pricesUrl } from '../../kernel/items-file.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { HostFile } from './host-file.ts';
import { isWhole, splitByCode } from './split-by-code.ts';

/** The products sold in the country, in the catalogue's order: one a line, so that a change of one price is one line. */
export function searchItems({ products, prices }: Tables, country: Country): HostFile[] {
  const sold = Object.values(products).flatMap((product) => {
    const price = prices[product.code]?.[country] ?? notSold;
    return price.kind === 'not sold' ? [] : [{ product, price }];
  });
  const byCode = new Map(sold.map(({ product }) => [product.code, product]));
  const items = sold.map(({ product, price }) => itemOf(product, price, byCode));
  const whole = items.map((item) => ({ code: item.code, line: JSON.stringify(item) }));
  if (isWhole(whole)) return [itemsFile([], whole)];

  const shards = splitByCode(items.flatMap(priceLine));
  const bare = items.map(({ price: _price, ...item }) => ({ line: JSON.stringify(item) }));
  return [
    itemsFile([...shards.keys()], bare),
    ...[...shards].map(([prefix, lines]) => ({
      path: pricesUrl(prefix).slice(1),
      content: `[\n${lines.join(',\n')}\n]\n`,
    })),
  ];
}

const itemsFile = (
  priceShards: readonly string[],
  items: readonly { readonly line: string }[],
): HostFile => ({
  path: itemsUrl.slice(1),
  content: `{\n"priceShards":${JSON.stringify(priceShards)},\n"items":[\n${items.map(({ line }) => line).join(',\n')}\n]\n}\n`,
});

function priceLine({ code, price }: SearchItem): { code: string; line: string }[] {
  if (!price) return [];
  const line: PriceLine = [code, price.exGstCents, price.incGstCents];
  return [{ code, line: JSON.stringify(line) }];
}

const notSold = { kind: 'not sold' } as const;

function itemOf(product: Product, price: Price, byCode: ReadonlyMap<string, Product>): SearchItem {
  const { code, name } = product;
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
  { formerCodes, replaces }: Product,
  byCode: ReadonlyMap<string, Product>,
): readonly string[] {
  return [
    ...formerCodes,
    ...replaces.flatMap((code) => {
      const former = byCode.get(code);
      return [code, ...(former ? formerCodesOf(former, byCode) : [])];
    }),
  ];
}
