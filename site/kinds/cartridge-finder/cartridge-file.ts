/** Data of the cartridge finder (QLT-05): systems with their parts, parts with their systems. */
import type { Country, Product } from '../../../kernel/contract.ts';
import { yearlyCents } from '../../../kernel/running-cost.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { ProductType } from '../../../kernel/vocabulary.ts';
import { isDiscontinued } from '../../tables/here.ts';
import { ownPicture, publicProducts, shownPrice } from '../../tables/public-products.ts';
import type { DataFile } from '../data-file.ts';
import { type CartridgeData, cartridgeData, type FinderProduct } from './cartridge-data.ts';

/** Found only where something names them. */
const besides: readonly ProductType[] = ['fitting', 'kit', 'spare', 'test kit'];
/** What is a part itself, unless it has parts of its own. */
const partKinds: ReadonlySet<ProductType> = new Set<ProductType>([
  ...besides,
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'media',
]);

/** Parts not sold in the country are left out. */
export const cartridgeFile: DataFile<CartridgeData> = {
  source: cartridgeData,
  of: (tables, country) => {
    const sold = publicProducts(tables, country);
    const codes = new Set(sold.map(({ code }) => code));
    const named = new Set(sold.flatMap(({ fits }) => fits));
    return {
      products: sold
        .filter(
          ({ code, type, parts, fits }) =>
            named.has(code) || parts.length > 0 || fits.length > 0 || !besides.includes(type),
        )
        .map((product) => entryOf(tables, product, country, codes)),
    };
  },
};

function entryOf(
  tables: Tables,
  product: Product,
  country: Country,
  sold: ReadonlySet<string>,
): FinderProduct {
  const { code, name, type, series, formerCodes, replacedBy } = product;
  const parts = product.parts.filter((part) => sold.has(part.code));
  const fits = product.fits.filter((system) => sold.has(system));
  const yearly = yearlyCents(tables, product.parts, country);
  return {
    code,
    name,
    ...(series !== undefined && { words: series }),
    ...(formerCodes.length > 0 && { formerCodes }),
    ...(replacedBy !== undefined && sold.has(replacedBy) && { replacedBy }),
    ...(isDiscontinued(product) && { discontinued: true }),
    // A system whose parts are not listed is known too, to say so.
    ...((parts.length > 0 || !partKinds.has(type)) && { parts }),
    ...(yearly !== undefined && { yearly }),
    ...(fits.length > 0 && { fits }),
    ...shownPrice(tables, code, country),
    ...ownPicture(product),
  };
}
