/**
 * What the site's search knows of a product, in the site's own words. The build writes these into
 * each tree, an adapter makes them of what a commerce backend answers, and no rule knows which.
 */
export type SearchItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Empty where there is none. */
  readonly image: string;
  /** Path on this site. */
  readonly address: string;
  /** Other words that it is found by. */
  readonly keywords: string;
  /** The codes whose place it took. */
  readonly formerCodes: readonly string[];
  /** The codes of the systems that take it as a part. */
  readonly fits: readonly string[];
  readonly applications: readonly string[];
  /** The kind of product in words; empty where nothing tells it. */
  readonly kind: string;
  /** In whole cents; absent: not shown, by decision of the shop or because there is none. */
  readonly price?: { readonly exGstCents: number; readonly incGstCents: number };
  /** No price is shown of it: where prices stand in files of their own, nothing else tells. */
  readonly isUnpriced?: boolean;
  readonly isDiscontinued: boolean;
  readonly isDiscontinuedWithSpareParts: boolean;
};

const texts = ['code', 'name', 'description', 'image', 'address', 'keywords', 'kind'];
const lists = ['formerCodes', 'fits', 'applications'];
const flags = ['isDiscontinued', 'isDiscontinuedWithSpareParts'];

/** A file may have been replaced by a page, or be of another build: nothing in it is trusted. */
export function isSearchItem(value: unknown): value is SearchItem {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return (
    field('code') !== '' &&
    texts.every((name) => typeof field(name) === 'string') &&
    lists.every((name) => isTextList(field(name))) &&
    flags.every((name) => typeof field(name) === 'boolean') &&
    (field('isUnpriced') === undefined || typeof field('isUnpriced') === 'boolean') &&
    (field('price') === undefined || isPrice(field('price')))
  );
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isPrice(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ['exGstCents', 'incGstCents'].every((name) =>
    Number.isSafeInteger(Reflect.get(value, name)),
  );
}
