/** What the site's own search knows of the products of a tree: `/items.json`, and the prices where they stand apart. */
import type { Country, Product, Site } from '../../kernel/contract.ts';
import { productSource, thumbnailUrl } from '../../kernel/image-address.ts';
import { type ItemPrice, itemsUrl, type PriceLine, pricesUrl } from '../../kernel/items-file.ts';
import type { SearchItem } from '../../kernel/search-item.ts';
import { specification } from '../../kernel/stages.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { HostFile } from './host-file.ts';
import { isWhole, splitByCode } from './split-by-code.ts';

/** The products sold in the country, in the catalogue's order: one a line, so that a change of one price is one line. */
export function searchItems({ products, prices, site }: Tables, country: Country): HostFile[] {
  const sold = Object.values(products).flatMap((product) => {
    const price = prices[product.code]?.[country] ?? notSold;
    return price.kind === 'not sold' ? [] : [{ product, price }];
  });
  const byCode = new Map(sold.map(({ product }) => [product.code, product]));
  const items = sold.map(({ product, price }) => {
    const shown = product.dealerOnly || price.kind !== 'priced' ? undefined : price;
    const item = itemOf(product, byCode, site);
    return {
      code: product.code,
      item: shown ? item : { ...item, isUnpriced: true },
      price: shown,
    };
  });
  const lines = items.map(({ code, item }) => ({ code, line: JSON.stringify(item) }));
  if (isWhole(lines)) return [itemsFile([], items.map(printWhole))];

  const shards = splitByCode(items.flatMap(priceLine));
  return [
    itemsFile(
      [...shards.keys()],
      lines.map(({ line }) => line),
    ),
    ...[...shards].map(([prefix, prices]) => ({
      path: pricesUrl(prefix).slice(1),
      content: `[\n${prices.join(',\n')}\n]\n`,
    })),
  ];
}

type Listed = {
  readonly code: string;
  readonly item: SearchItem;
  /** Absent where it is on request, or for dealers alone. */
  readonly price: ItemPrice | undefined;
};

function printWhole({ item, price }: Listed): string {
  if (!price) return JSON.stringify(item);
  const { exGstCents, incGstCents } = price;
  return JSON.stringify({ ...item, price: { exGstCents, incGstCents } });
}

function priceLine({ code, price }: Listed): { code: string; line: string }[] {
  if (!price) return [];
  const line: PriceLine = [code, price.exGstCents, price.incGstCents];
  return [{ code, line: JSON.stringify(line) }];
}

const itemsFile = (priceShards: readonly string[], lines: readonly string[]): HostFile => ({
  path: itemsUrl.slice(1),
  content: `{\n"priceShards":${JSON.stringify(priceShards)},\n"items":[\n${lines.join(',\n')}\n]\n}\n`,
});

const notSold = { kind: 'not sold' } as const;

function itemOf(product: Product, byCode: ReadonlyMap<string, Product>, site: Site): SearchItem {
  const { code, name } = product;
  return {
    code,
    name,
    description: product.summary,
    image: thumbnailUrl(productSource(code), site.images),
    address: `/${code}`,
    keywords: keywordsOf(product).join(', '),
    formerCodes: [...new Set(formerCodesOf(product, byCode))],
    applications: product.applications,
    kind: product.type,
    isDiscontinued: product.discontinued,
    isDiscontinuedWithSpareParts: product.discontinuedWithSpareParts,
  };
}

/** Its own, and what many type first: what it is made to treat, its water, its size and its colours. */
function keywordsOf({ series, keywords, treats, sources, finishes, specifications }: Product) {
  const size = specification(specifications, 'cartridgeSize');
  const names = finishes.map(({ name }) => name);
  const all = [series, ...keywords, ...treats, ...sources, size, ...names];
  return [...new Set(all.filter(Boolean))];
}

/**
 * Every code whose place the product took: its own former ones, the products that name it as their
 * successor, and theirs in turn. Those are gone from lists, so they lead to what is made now.
 */
export function formerCodesOf(
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
