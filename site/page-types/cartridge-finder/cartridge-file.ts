/** Writes the cartridge finder's data (QLT-05): systems with their parts, parts with their systems. */
import type { Country, Product } from '../../../kernel/entry-types.ts';
import { specification } from '../../../kernel/stages.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { ProductType } from '../../../kernel/vocabulary.ts';
import { litresOf, runningCost } from '../../commerce/running-cost.ts';
import { isDiscontinued, productIn, relationsIn } from '../../lookups/in-country.ts';
import { ownPicture, publicPrice } from '../../lookups/public-products.ts';
import { hasFigure } from '../../search/measured-size.ts';
import type { DataFile } from '../../toolkit/data-source.ts';
import { type CartridgeData, cartridgeData, type FinderProduct } from './cartridge-data.ts';

/** The finder lists these types only if another product refers to them. */
const besides: readonly ProductType[] = ['fitting', 'kit', 'spare', 'test kit'];
/** Types that are parts, unless the product has its own parts. */
const partKinds: ReadonlySet<ProductType> = new Set<ProductType>([
  ...besides,
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'media',
]);

/** Leaves out products that aren't sold in the country. */
export const cartridgeFile: DataFile<CartridgeData> = {
  source: cartridgeData,
  of: (tables, country) => ({
    products: Object.values(tables.products)
      .filter(
        ({ code, type, parts, fits }) =>
          productIn(tables, code, { country, dealers: true }) &&
          (!besides.includes(type) ||
            parts.length > 0 ||
            fits.length > 0 ||
            relationsIn(tables, code, country).fittedBy.length > 0),
      )
      .map((product) => entryOf(tables, product, country)),
  }),
};

function entryOf(tables: Tables, product: Product, country: Country): FinderProduct {
  const { code, name, type, series, replacedBy, formerCodes, specifications, dealerOnly } = product;
  const size = specification(specifications, 'cartridgeSize');
  const isSold = (other: string) =>
    productIn(tables, other, { country, dealers: dealerOnly }) !== undefined;
  const parts = partsOf(tables, product, isSold);
  const fits = product.fits.filter(isSold);
  const others = relationsIn(tables, code, country).fittedBy.filter(
    (part) => isSold(part) && !parts?.some((listed) => listed.code === part),
  );
  const cost = runningCost(tables, product, country);
  return {
    code,
    name,
    ...(parts && { type }),
    ...(series !== undefined && { words: series }),
    ...(size !== undefined && hasFigure(size) && { size }),
    ...(formerCodes.length > 0 && { formerCodes }),
    ...(replacedBy !== undefined && isSold(replacedBy) && { replacedBy }),
    ...(isDiscontinued(product) && { discontinued: true }),
    ...(dealerOnly && { dealerOnly }),
    ...(parts && { parts }),
    ...(cost && { cost }),
    ...(fits.length > 0 && { fits }),
    ...(others.length > 0 && { fittedBy: others }),
    ...(!dealerOnly && publicPrice(tables, code, country)),
    ...ownPicture(product),
  };
}

/** Empty for a system whose parts aren't listed, so the finder can say so. */
function partsOf({ products }: Tables, product: Product, isSold: (code: string) => boolean) {
  const { type, parts } = product;
  const hasCartridge = parts.some(({ role }) => role === 'cartridge');
  const sold = parts
    .filter((part) => isSold(part.code))
    .map((part) => {
      const { type: partType, specifications = [] } = products[part.code] ?? {};
      const isKit = hasCartridge && part.role === 'spare' && partType === 'kit';
      const contents = isKit && specification(specifications, 'packSize');
      // As in the running cost, so both count the same litres.
      const litres = litresOf(product, part);
      const kit = { ...(isKit && { isKit }), ...(contents && { contents }) };
      return { ...part, ...(litres && { litres }), ...kit };
    });
  return sold.length > 0 || !partKinds.has(type) ? sold : undefined;
}
