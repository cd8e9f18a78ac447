/**
 * What a tree tells of itself, for a later comparison with what is to follow it: published.json.
 * Public: it holds no price and no date that a page does not show, and of texts their fingerprints.
 */
import { hash } from 'node:crypto';
import type { Product } from '../../kernel/contract.ts';
import type { Country } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { headOf, productState, restOf } from './snapshot.ts';
import { type Things, thingsOf } from './things.ts';

export const publishedFile = 'published.json';

/** How a fingerprint is told from a text. */
export const printMark = 'sha256:';

/** The text of the file, apart: its beginning, a product's line, what else is no thing, and the things. */
export const printed = {
  head: (tables: Tables, country: Country) => JSON.stringify(headOf(tables, country)),
  product: printedProduct,
  rest: (tables: Tables, country: Country) => JSON.stringify(restOf(tables, country, false)),
  things: (tables: Tables, country: Country) => JSON.stringify(printedThings(tables, country)),
};

function printedProduct(tables: Tables, country: Country, product: Product): string {
  const { price, ...state } = productState(tables, country, product);
  const isPublic = price && !product.dealerOnly;
  return `${JSON.stringify(product.code)}:${JSON.stringify(isPublic ? { ...state, price } : state)}`;
}

const printedThings = (tables: Tables, country: Country): Things =>
  mapValues(thingsOf(tables, country, false), ({ pages, texts }) => ({
    pages,
    texts: printsOf(texts),
  }));

/** What stands in a field of a thing, however deep. */
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

/** Both countries show the same texts. */
function printsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const prints = known.get(texts) ?? mapValues(byField(texts), printOf);
  known.set(texts, prints);
  return prints;
}

export const printOf = (text: string): string =>
  printMark + hash('sha256', text, 'base64url').slice(0, 10);

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T) => U,
): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
