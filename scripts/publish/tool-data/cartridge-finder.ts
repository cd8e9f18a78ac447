/** Data of the cartridge finder (QLT-05): systems with their parts, parts with their systems. */
import type { Catalogue, Product } from '../../../codegen/catalogue.ts';
import type { PartEntry } from '../../../codegen/files/product.ts';
import type { Country } from '../../../codegen/files/shared.ts';
import { isDiscontinued, ownPicture, publicProducts, shownPrice } from './public-products.ts';
import { yearlyCents } from './running-cost.ts';

/** Found only where something names them. */
const besides: ReadonlySet<string> = new Set(['fitting', 'kit', 'spare', 'test kit']);
/** What is a part itself, unless it has parts of its own. */
const partKinds: ReadonlySet<string> = new Set([
  ...besides,
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'media',
]);

/** Shapes: site/kinds/cartridge-finder/cartridge-data.ts. Parts not sold in the country are left out. */
export function cartridgeFinderData(catalogue: Catalogue, country: Country) {
  const sold = publicProducts(catalogue, country);
  const codes = new Set(sold.map(({ code }) => code));
  const named = new Set(sold.flatMap(({ fits }) => fits));
  return {
    products: sold
      .filter(
        ({ code, file, fits }) =>
          named.has(code) ||
          (file.cartridges ?? []).length > 0 ||
          (file.spares ?? []).length > 0 ||
          fits.length > 0 ||
          !besides.has(file.type),
      )
      .map((product) => productOf(catalogue, product, country, codes)),
  };
}

function productOf(
  catalogue: Catalogue,
  product: Product,
  country: Country,
  sold: ReadonlySet<string>,
) {
  const { code, file } = product;
  const partsOf = (entries: readonly PartEntry[] | undefined, role: 'cartridge' | 'spare') =>
    (entries ?? [])
      .filter((part) => sold.has(part.code))
      .map((part) => ({
        code: part.code,
        role,
        quantity: part.quantity ?? 1,
        ...(part.every !== undefined && { every: part.every }),
      }));
  const parts = [...partsOf(file.cartridges, 'cartridge'), ...partsOf(file.spares, 'spare')];
  const fits = product.fits.filter((system) => sold.has(system));
  const { replacedBy, formerCodes } = file;
  const yearly = yearlyCents(catalogue, product, country);
  return {
    code,
    name: file.name,
    ...(file.series !== undefined && { words: file.series }),
    ...(formerCodes && { formerCodes }),
    ...(replacedBy !== undefined && sold.has(replacedBy) && { replacedBy }),
    ...(isDiscontinued(product) && { discontinued: true }),
    // A system whose parts are not listed is known too, to say so.
    ...((parts.length > 0 || !partKinds.has(file.type)) && { parts }),
    ...(yearly !== undefined && { yearly }),
    ...(fits.length > 0 && { fits }),
    ...shownPrice(product, country),
    ...ownPicture(catalogue, product),
  };
}
