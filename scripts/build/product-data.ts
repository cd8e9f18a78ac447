/** Product data as files, as docs/data.md describes them: one JSON for each product, a JSON and a CSV for each range. */
import { statedCertifications } from '../../kernel/certifications.ts';
import type { Country, Product } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { tradeSizes } from '../../kernel/typography.ts';
import { specificationValue } from '../../site/components/SpecificationTable/group-specifications.ts';
import { absoluteUrl } from '../../site/document/absolute-urls.ts';
import { productImage } from '../../site/document/structured-data.ts';
import { isDiscontinued, priceIn } from '../../site/tables/market.ts';
import {
  contaminantNames,
  documentsIn,
  isPublic,
  publicProducts,
  publicRanges,
} from '../../site/tables/public-products.ts';
import { factsIn, specificationsOf } from '../../site/tables/specifications.ts';
import { writeCsv } from '../write-csv.ts';
import type { SiteWideFileGenerator } from './write-file.ts';

/** It goes up when a field is removed or changes meaning. New fields don't count. */
const version = 1;

export const productDataFiles: SiteWideFileGenerator = (tables, country) => {
  // A product's own file and those of its ranges share the record.
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

/** The facts of the product's page. Prices are in the currency's units. */
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
        // Names have their sizes as the trade writes them, too.
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
    /** True if all of it is invented. Single invented figures have their own mark. */
    sample,
  };
}

/** A column for each specification that a product of the range states, in the vocabulary's order. */
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
          // A pack of "1" is a number among texts, not a code.
          return /^\d+$/.test(`${value}`) ? Number(value) : cellOf(value);
        }),
        record.specifications.flatMap(({ id, sample }) => (sample ? id : [])).join(', '),
      ];
    }),
  ]);
}
