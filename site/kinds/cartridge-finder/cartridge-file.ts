/** Data of the cartridge finder (QLT-05): systems with their parts, parts with their systems. */
import type { Country, Product } from '../../../kernel/contract.ts';
import { yearlyCents } from '../../../kernel/running-cost.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { ProductType } from '../../../kernel/vocabulary.ts';
import { isDiscontinued } from '../../tables/here.ts';
import { ownPicture, publicProducts, shownPrice } from '../../tables/public-products.ts';
import { relationsHere } from '../../tables/relations-here.ts';
import type { CodedFile } from '../data-file.ts';
import {
  type CartridgeData,
  cartridgeData,
  type FinderName,
  type FinderProduct,
} from './cartridge-data.ts';

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
export const cartridgeFile: CodedFile<CartridgeData> = {
  source: cartridgeData,
  listsOf: () => ({}),
  entriesOf: (tables, country) => {
    const sold = new Map(publicProducts(tables, country).map((each) => [each.code, each]));
    const fitting = (code: string) => relationsHere(tables, code, country).fittedBy;
    return [...sold.values()]
      .filter(
        ({ code, type, parts, fits }) =>
          fitting(code).length > 0 ||
          parts.length > 0 ||
          fits.length > 0 ||
          !besides.includes(type),
      )
      .map((each) => {
        const product = entryOf(tables, each, country, sold, fitting(each.code));
        return { codes: [each.code, ...each.formerCodes], product, name: nameOf(product) };
      });
  },
};

function nameOf({
  code,
  name,
  words,
  formerCodes,
  discontinued,
  parts,
}: FinderProduct): FinderName {
  return {
    code,
    name,
    ...(words !== undefined && { words }),
    ...(formerCodes && { formerCodes }),
    ...(discontinued && { discontinued }),
    ...(parts && { parts: [] }),
  };
}

function entryOf(
  tables: Tables,
  product: Product,
  country: Country,
  sold: ReadonlyMap<string, Product>,
  fitting: readonly string[],
): FinderProduct {
  const { code, name, type, series, formerCodes, replacedBy } = product;
  const parts = product.parts.filter((part) => sold.has(part.code));
  const fits = product.fits.filter((system) => sold.has(system));
  const others = fitting.filter((part) => parts.every((listed) => listed.code !== part));
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
    ...(others.length > 0 && { fittedBy: others }),
    ...shownPrice(tables, code, country),
    ...ownPicture(product),
  };
}
