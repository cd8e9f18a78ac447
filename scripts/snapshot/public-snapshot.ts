/**
 * published.json, a built site's snapshot for `npm run changes -- --against`. It's public, so it holds
 * only prices and dates that a page shows, and fingerprints instead of texts.
 */
import { hash } from 'node:crypto';
import type { Country } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { otherFields, productHead, productState } from './snapshot.ts';

export const publishedFile = 'published.json';

/** The start of a fingerprint, which no text has. */
export const snapshotVersion = 'sha256:';

/** The text of the file, on one line. */
export function publishedText(tables: Tables, country: Country): string {
  const products = Object.values(tables.products).map((product) => {
    const { price, ...state } = productState(tables, country, product);
    const isPublic = price && !product.dealerOnly;
    return [product.code, isPublic ? { ...state, price } : state] as const;
  });
  return `${JSON.stringify({
    ...productHead(tables, country),
    products: Object.fromEntries(products),
    ...otherFields(tables, country, false),
    entities: printedEntities(tables, country),
  })}\n`;
}

const printedEntities = (tables: Tables, country: Country): Entities =>
  mapValues(entitiesOf(tables, country, false), ({ pages, texts }) => ({
    pages,
    texts: printsOf(texts),
  }));

/** The texts of each top-level field, with those nested in it. */
export function byField(texts: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [field = ''] = name.split(/[ ,]/, 1);
    const line = name === field ? text : `${name.slice(field.length)}: ${text}`;
    found[field] = field in found ? `${found[field]}\n${line}` : line;
  }
  return found;
}

const known = new WeakMap<object, Readonly<Record<string, string>>>();

/** Every country shows the same texts. */
function printsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const prints = known.get(texts) ?? mapValues(byField(texts), snapshotText);
  known.set(texts, prints);
  return prints;
}

export const snapshotText = (text: string): string =>
  snapshotVersion + hash('sha256', text, 'base64url').slice(0, 10);

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
