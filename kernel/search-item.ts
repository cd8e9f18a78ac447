/**
 * A product in search. The build writes these into each tree, and the commerce adapter maps a
 * backend's answer to them, so search rules work for both.
 */
export type SearchItem = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Empty without an image. */
  readonly image: string;
  /** Path on this site. */
  readonly address: string;
  /** More words that find it. */
  readonly keywords: string;
  /** The codes it superseded. */
  readonly formerCodes: readonly string[];
  /** Codes of the systems it's a part of. */
  readonly fits: readonly string[];
  readonly applications: readonly string[];
  /** The product type; empty when unknown. */
  readonly kind: string;
  /** Whole cents; absent when the price is hidden or there's none. */
  readonly price?: { readonly exGstCents: number; readonly incGstCents: number };
  /** True when no price is shown; needed while prices are in shards. */
  readonly isUnpriced?: boolean;
  readonly isDiscontinued: boolean;
  readonly isDiscontinuedWithSpareParts: boolean;
};

const texts = ['code', 'name', 'description', 'image', 'address', 'keywords', 'kind'];
const lists = ['formerCodes', 'fits', 'applications'];
const flags = ['isDiscontinued', 'isDiscontinuedWithSpareParts'];

/** Validates an item, because the file may come from another build or be an error page. */
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
