/** A country's product feed by Google's product data specification. docs/data.md says what it's for. */
import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { absoluteUrl } from '../../site/document/absolute-urls.ts';
import { productImage } from '../../site/document/structured-data.ts';
import { priceIn } from '../../site/tables/market.ts';
import { publicProducts } from '../../site/tables/public-products.ts';
import { variantsIn } from '../../site/tables/variants.ts';
import { escapeXml } from './sitemap-and-redirects.ts';

/** Invented prices stay off every surface of Google, even if someone submits the feed. */
const surfaces = ['Shopping_ads', 'Display_ads', 'Local_inventory_ads', 'Free_listings'];

export function merchantFeed(tables: Tables, country: Country): string {
  const { site } = tables;
  const home = absoluteUrl(site, '/', country);
  const items = publicProducts(tables, country).flatMap((product) => {
    const fields = fieldsOf(tables, product, country);
    const lines = fields.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`);
    return lines.length > 0 ? `<item>\n${lines.join('\n')}\n</item>\n` : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escapeXml(site.name)}</title>
<link>${escapeXml(home)}</link>
<description>${escapeXml(`${site.name} products in ${site.countries[country].label}`)}</description>
${items.join('')}</channel>
</rss>
`;
}

type Field = readonly [name: string, value: string];

/** The product's fields. Empty without a price. */
function fieldsOf(tables: Tables, product: Product, country: Country): readonly Field[] {
  const { code, name, summary, type, gtin, sample } = product;
  const { site } = tables;
  const price = priceIn(tables, code, country);
  if (price.kind !== 'priced') return [];
  // A group of one item isn't a group: the others may have no price here.
  const variants = (variantsIn(tables, country).get(code) ?? []).filter(
    (each) => priceIn(tables, each.code, country).kind === 'priced',
  );
  const [group] = variants.length > 1 ? variants : [];
  const flow = product.specifications.find(({ id }) => id === 'flow');
  const material = product.specifications.find(({ id }) => id === 'material');
  const [finish] = product.finishes;
  const label = sample ? 'sample' : 'published';
  return [
    ['id', code],
    ['title', `${site.name} ${code} ${name}`.slice(0, 150)],
    ['description', summary],
    ['link', absoluteUrl(site, `/${code}`, country)],
    ['image_link', absoluteUrl(site, productImage(site, code), country)],
    ['availability', 'in_stock'],
    ['price', `${(price.incGstCents / 100).toFixed(2)} ${site.countries[country].currency}`],
    ['condition', 'new'],
    ['brand', site.name],
    ['mpn', code],
    ...(gtin === undefined ? [] : [['gtin', gtin] as const]),
    ['product_type', type],
    ...(group ? [['item_group_id', group.code] as const] : []),
    ...(group && flow ? [['size', `${flow.value} L/min`] as const] : []),
    ...(finish ? [['color', finish.name] as const] : []),
    ...(material ? [['material', `${material.value}`.slice(0, 200)] as const] : []),
    ['custom_label_0', label],
    ...(sample ? surfaces.map((each) => ['excluded_destination', each] as const) : []),
  ];
}
