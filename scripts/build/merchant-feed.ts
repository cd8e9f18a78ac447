/** A country's product feed by Google's product data specification. docs/data.md says what it's for. */
import type { Country, Product } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { absoluteUrl } from '../../site/document/absolute-urls.ts';
import { productImage } from '../../site/document/structured-data.ts';
import { priceIn } from '../../site/tables/market.ts';
import { publicProducts } from '../../site/tables/public-products.ts';
import { variantOf, variantsIn } from '../../site/tables/variants.ts';
import { escapeXml } from './sitemap-and-redirects.ts';

/** Every destination of Google's specification: invented prices stay off all of them, even if someone submits the feed. */
const destinations = [
  ...['Shopping_ads', 'Display_ads', 'Local_inventory_ads', 'Free_listings', 'Free_local_listings'],
  ...['Cloud_retail', 'Local_cloud_retail', 'Youtube_affiliate', 'Youtube_merchandise'],
];

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
  const group = variantsIn(tables, country).get(code);
  const { size, color, material } = variantOf(tables, product);
  const optional = (name: string, text: string | undefined): readonly Field[] =>
    text === undefined ? [] : [[name, text.slice(0, 200)]];
  const label = sample ? 'sample' : 'published';
  return [
    ['id', code],
    ['title', `${site.name} ${code} ${tradeSizes(name)}`.slice(0, 150)],
    ['description', [summary, price.rating && `${price.rating}.`].filter(Boolean).join(' ')],
    ['link', absoluteUrl(site, `/${code}`, country)],
    ['image_link', absoluteUrl(site, productImage(site, code), country)],
    ['availability', 'in_stock'],
    ['price', `${(price.incGstCents / 100).toFixed(2)} ${site.countries[country].currency}`],
    ['condition', 'new'],
    ['brand', site.name],
    ['mpn', code],
    ...optional('gtin', gtin),
    ['product_type', type],
    ...optional('item_group_id', group?.id),
    ...optional('size', group?.variesBy.includes('size') ? size : undefined),
    ...optional('color', color),
    ...optional('material', material),
    ['custom_label_0', label],
    ...(sample ? destinations.map((each) => ['excluded_destination', each] as const) : []),
  ];
}
