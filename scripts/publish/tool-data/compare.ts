/** Data of the comparison (QLT-06): the facts of every product that is for everybody. */
import type { Catalogue, Product } from '../../../codegen/catalogue.ts';
import type { Country } from '../../../codegen/files/shared.ts';
import { isDiscontinued, ownPicture, publicProducts, shownPrice } from './public-products.ts';
import { yearlyCents } from './running-cost.ts';

/** Shapes: site/kinds/compare/compare-data.ts. */
export function compareData(catalogue: Catalogue, country: Country) {
  return {
    specifications: [...catalogue.specifications.values()].map(({ id, label, unit }) => ({
      id,
      label,
      ...(unit !== undefined && { unit }),
    })),
    contaminants: [...catalogue.contaminants.values()].map(({ id, name }) => ({ id, name })),
    products: publicProducts(catalogue, country).map((product) =>
      productOf(catalogue, product, country),
    ),
  };
}

function productOf(catalogue: Catalogue, product: Product, country: Country) {
  const { code, file } = product;
  const { formerCodes } = file;
  const cartridges = (file.cartridges ?? []).filter((part) =>
    catalogue.products.get(part.code)?.soldIn.includes(country),
  );
  const yearly = yearlyCents(catalogue, product, country);
  return {
    code,
    name: file.name,
    type: file.type,
    sources: file.sources ?? [],
    ...(file.installation !== undefined && { installation: file.installation }),
    specifications: file.specifications ?? {},
    treats: file.treats ?? [],
    doesNotTreat: file.doesNotTreat ?? [],
    ...(file.finishes && { finishes: file.finishes.map(({ name }) => name) }),
    ...(cartridges.length > 0 && {
      cartridges: cartridges.map((part) => `${part.quantity ?? 1} × ${part.code}`),
    }),
    ...(yearly !== undefined && { yearly }),
    ...(formerCodes && { formerCodes }),
    ...(isDiscontinued(product) && { discontinued: true }),
    ...shownPrice(product, country),
    ...ownPicture(catalogue, product),
  };
}
