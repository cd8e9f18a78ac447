import { complianceKeywords, leadFreeText, welsText } from '../../kernel/certifications.ts';
import { numericSpecification } from '../../kernel/dimensions.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { productSource, thumbnailUrl } from '../../kernel/image-address.ts';
import { memoize } from '../../kernel/memoize.ts';
import { itemsUrl, type SearchItem } from '../../kernel/search-item.ts';
import { specification } from '../../kernel/stages.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import { priceIn, productIn } from '../../site/lookups/in-country.ts';
import type { SiteWideFileGenerator } from './write-file.ts';

/** Lists the country's products in catalogue order. One product a line makes a price change a one-line diff. */
export const searchItemFiles: SiteWideFileGenerator = (tables, country) => {
  const lines = Object.values(tables.products)
    .filter(({ code }) => priceIn(tables, code, country).kind !== 'not sold')
    .map((product) => JSON.stringify(itemOf(tables, country, product)));
  return [{ path: itemsUrl.slice(1), print: () => `{\n"items":[\n${lines.join(',\n')}\n]\n}\n` }];
};

/** Undefined if the price is on request or for dealers only. */
function itemPrice(tables: Tables, country: Country, { code, dealerOnly }: Product) {
  const price = priceIn(tables, code, country);
  if (dealerOnly || price.kind !== 'priced') return undefined;
  const { exGstCents, incGstCents } = price;
  return { exGstCents, incGstCents };
}

function itemOf(tables: Tables, country: Country, product: Product): SearchItem {
  const { code, name } = product;
  const price = itemPrice(tables, country, product);
  const rating = welsText(product, country);
  const leadFree = leadFreeText(product, country);
  const formerOf = (former: string) => productIn(tables, former, { country, dealers: true });
  return {
    code,
    name,
    description: product.summary,
    image: thumbnailUrl(productSource(code), tables.site.images),
    address: `/${code}`,
    keywords: keywordsOf(product, country, machinesOf(tables).get(code) ?? []).join(', '),
    formerCodes: [...new Set(formerCodesOf(product, formerOf))],
    // Without superseded systems, so their codes find the successor first, and dealer-only systems for public products.
    fits: product.fits.filter((code) => {
      const system = productIn(tables, code, { country, dealers: product.dealerOnly });
      return system !== undefined && system.replacedBy === undefined;
    }),
    applications: product.applications,
    kind: product.type,
    ...(rating !== undefined && { rating }),
    ...(leadFree !== undefined && { leadFree }),
    discontinuedFlag: product.discontinued,
    discontinuedWithSparePartsFlag: product.discontinuedWithSpareParts,
    ...(price && { price }),
  };
}

/** The machines a product protects in a business, such as "Espresso machines". Only food service ranges name them. */
const machinesOf = memoize(({ categories }: Tables) => {
  const machines = new Map<string, readonly string[]>();
  for (const { audience, name, items } of Object.values(categories)) {
    if (audience !== 'Food-Service') continue;
    for (const code of items) machines.set(code, [...(machines.get(code) ?? []), name]);
  }
  return machines;
});

/** Returns a product's own keywords plus frequent queries: contaminants, water source, size, colours and machines. */
function keywordsOf(product: Product, country: Country, machines: readonly string[]) {
  const { type, series, keywords, treats, sources, finishes, specifications } = product;
  const size = specification(specifications, 'cartridgeSize');
  const flow = numericSpecification(product, 'flow');
  const [tapHole, micron, pressure, height] = ['tapHole', 'micron', 'maxPressure', 'height'].map(
    (id) => numericSpecification(product, id),
  );
  const threads = ['thread', 'connection'].flatMap((id) => {
    const thread = specification(specifications, id) ?? '';
    // Plumbers order 1" BSP as 25 mm.
    return [thread, ...(/\d+ mm(?=\))/.exec(tradeSizes(thread)) ?? [])];
  });
  const all = [
    series,
    ...keywords,
    ...complianceKeywords(product, country),
    ...treats,
    ...sources,
    size,
    flow && `${flow} L/min`,
    tapHole && `tap hole ${tapHole} mm`,
    micron && `${micron} micron`,
    pressure && `${pressure} kPa`,
    height && !isPart(type) && `height ${height} mm`,
    // Visitors who type a thread want a system, or something to screw onto it.
    ...(!isPart(type) || ['fitting', 'housing'].includes(type) ? threads : []),
    ...finishes.map(({ name }) => name),
    ...machines,
  ];
  return [...new Set(all.filter(Boolean))];
}

/**
 * Returns every code the product replaces, directly or in turn. They're gone from lists, so
 * searching for one finds this product.
 */
export function formerCodesOf(
  { formerCodes, replaces }: Pick<Product, 'formerCodes' | 'replaces'>,
  formerOf: (code: string) => Product | undefined,
): readonly string[] {
  return [
    ...formerCodes,
    ...replaces.flatMap((code) => {
      const former = formerOf(code);
      return [code, ...(former ? formerCodesOf(former, formerOf) : [])];
    }),
  ];
}
