/** Which products the tools may know in a country, and what they may tell of their price. */
import type { Catalogue, Product } from '../../../codegen/catalogue.ts';
import type { Country } from '../../../codegen/files/shared.ts';

/** Sold in the country, and for everybody: the tools stand on public pages. */
export function publicProducts({ products }: Catalogue, country: Country): readonly Product[] {
  return [...products.values()].filter(
    ({ file, soldIn }) => soldIn.includes(country) && !file.dealerOnly,
  );
}

/** Either flag: nothing recommends the product any more. */
export const isDiscontinued = ({ file }: Product): boolean =>
  (file.discontinued ?? false) || (file.discontinuedWithSpareParts ?? false);

/** Cents with GST, for spreading into a record: absent where the price is on request. */
export function shownPrice({ price }: Product, country: Country): { price?: number } {
  const own = price[country];
  return own.kind === 'priced' ? { price: own.incGstCents } : {};
}

/** The first picture of the product's own; the drawn one has an address that follows from the code. */
export function ownPicture(
  { imageSizes }: Catalogue,
  { file }: Product,
): { image?: { source: string; width: number; height: number } } {
  const source = file.images?.[0]?.file;
  const size = source === undefined ? undefined : imageSizes.get(source);
  return source !== undefined && size ? { image: { source, ...size } } : {};
}
