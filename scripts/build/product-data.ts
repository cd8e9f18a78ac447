/** Writes product data as docs/data.md describes it: a JSON for each product, a JSON and a CSV for each range, and a feed. */
import { statedCertifications } from '../../kernel/certifications.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { specificationValue } from '../../site/components/SpecificationTable/group-specifications.ts';
import { absoluteUrl } from '../../site/document/absolute-urls.ts';
import { productImage } from '../../site/document/structured-data.ts';
import { isDiscontinued, priceIn } from '../../site/lookups/in-country.ts';
import {
  contaminantNames,
  documentsIn,
  isPublic,
  publicProducts,
  publicRanges,
} from '../../site/lookups/public-products.ts';
import { factsIn, specificationsOf } from '../../site/lookups/specifications.ts';
import { writeCsv } from '../write-csv.ts';
import { escapeXml } from './sitemap-and-redirects.ts';
import type { SiteWideFileGenerator } from './write-file.ts';

/** Increases when a field is removed or changes meaning. New fields don't count. */
const version = 1;

export const productDataFiles: SiteWideFileGenerator = (tables, country) => {
  // A product's own file and its ranges' files share the record.
  const recordOf = memoize((product: Product) => productRecord(tables, product, country));
  return [
    ...publicProducts(tables, country).map((product) => ({
      path: `${product.code}.json`,
      print: () => `${JSON.stringify({ version, ...recordOf(product) }, null, 1)}\n`,
    })),
    ...publicRanges(tables, country).flatMap(({ range: { url }, products }) => [
      {
        path: `${url.slice(1)}.json`,
        print: () => {
          const lines = products.map((product) => JSON.stringify(recordOf(product)));
          return `{"version":${version},"products":[\n${lines.join(',\n')}\n]}\n`;
        },
      },
      { path: `${url.slice(1)}.csv`, print: () => rangeCsv(tables, products.map(recordOf)) },
    ]),
  ];
};

type ProductRecord = ReturnType<typeof productRecord>;

/** Returns the facts of a product's page. Prices are in the currency's units. */
export function productRecord(tables: Tables, product: Product, country: Country) {
  const { code, summary, type, series, gtin, finishes, sample } = product;
  const { site } = tables;
  const price = priceIn(tables, code, country);
  const isHere = (other: string) => isPublic(tables, other, country);
  const names = contaminantNames(tables);
  const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
  const url = absoluteUrl(site, `/${code}`, country);
  const documents = documentsIn(tables, product, country);
  return {
    ...{ code, name: tradeSizes(product.name), summary, type, series, gtin },
    brand: site.name,
    url,
    image: absoluteUrl(site, productImage(site, code), country),
    country,
    currency: site.countries[country].currency,
    priceIncGst: price.kind === 'priced' ? price.incGstCents / 100 : undefined,
    priceExGst: price.kind === 'priced' ? price.exGstCents / 100 : undefined,
    specifications: specificationsOf(tables, factsIn(product, country)).map(
      ({ id, label, value, unit, sample: isSample }) => {
        // Copy writes sizes as the trade does.
        const text = typeof value === 'string' ? specificationValue(value) : value;
        return { id, label, value: text, unit, sample: isSample };
      },
    ),
    certifications: statedCertifications(product, country).map(
      ({ countries: _, document, ...rest }) => ({
        ...rest,
        ...(document !== undefined && { document: new URL(document, url).href }),
      }),
    ),
    finishes: finishes.map(({ name }) => name),
    usedFor: namesOf(product.treats),
    notMadeFor: namesOf(product.doesNotTreat),
    parts: product.parts.filter((part) => isHere(part.code)),
    fits: product.fits.filter(isHere),
    documents: documents.map(({ title, type: format, url: address }) => {
      return { title, type: format, url: new URL(address, url).href };
    }),
    replacedBy: [product.replacedBy ?? ''].find(isHere),
    replaces: [...new Set([...product.replaces, ...product.formerCodes])],
    discontinued: isDiscontinued(product),
    /** True if the whole product is invented. Otherwise invented figures are marked one by one. */
    sample,
  };
}

function rangeCsv(tables: Tables, records: readonly ProductRecord[]): string {
  const fields = [
    ...(['code', 'name', 'summary', 'type', 'series', 'gtin', 'brand', 'url', 'image'] as const),
    ...(['currency', 'priceIncGst', 'priceExGst', 'discontinued', 'sample'] as const),
  ];
  const stated = new Set(records.flatMap((each) => each.specifications.map(({ id }) => id)));
  const named = tables.specifications.filter(({ id }) => stated.has(id));
  const cellOf = (value: string | number | boolean | undefined) =>
    typeof value === 'number' ? value : String(value ?? '');
  return writeCsv([
    [
      ...['version', ...fields],
      ...named.map(({ id, unit }) => (unit ? `${id} (${unit})` : id)),
      'sampleFacts',
    ],
    ...records.map((record) => {
      const facts = new Map(record.specifications.map(({ id, value }) => [id, value]));
      return [
        version,
        ...fields.map((field) => cellOf(record[field])),
        ...named.map(({ id }) => {
          const value = facts.get(id);
          // A text specification may be just "1". As text, CSV would show it as the formula ="1", like a code.
          return /^\d+$/.test(`${value}`) ? Number(value) : cellOf(value);
        }),
        record.specifications.flatMap(({ id, sample }) => (sample ? id : [])).join(', '),
      ];
    }),
  ]);
}

/** Excludes all of Google's destinations, so invented prices stay off them even if someone submits the feed. */
const destinations = [
  ...['Shopping_ads', 'Display_ads', 'Local_inventory_ads', 'Free_listings', 'Free_local_listings'],
  ...['Cloud_retail', 'Local_cloud_retail', 'Youtube_affiliate', 'Youtube_merchandise'],
];

/** Writes a country's feed by Google's product data specification. */
export function merchantFeed(tables: Tables, country: Country): string {
  const { site } = tables;
  const home = absoluteUrl(site, '/', country);
  const items = publicProducts(tables, country).flatMap((product) => {
    const fields = feedFieldsOf(tables, product, country);
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

function feedFieldsOf(tables: Tables, product: Product, country: Country): readonly Field[] {
  const { code, name, summary, type, gtin, sample } = product;
  const { site } = tables;
  const price = priceIn(tables, code, country);
  if (price.kind !== 'priced') return [];
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
    ...(gtin === undefined ? [] : [['gtin', gtin] as const]),
    ['product_type', type],
    ['custom_label_0', sample ? 'sample' : 'published'],
    ...(sample ? destinations.map((each) => ['excluded_destination', each] as const) : []),
  ];
}
