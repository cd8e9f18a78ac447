/** Data of the product selector (RTE-30): the systems that can be recommended, by what it asks for. */
import type { Catalogue, Product } from '../../../codegen/catalogue.ts';
import type { Country } from '../../../codegen/files/shared.ts';
import { isDiscontinued, ownPicture, publicProducts, shownPrice } from './public-products.ts';

/** Parts, and what stands in schools and streets, answer none of the selector's questions. */
const notForHomes: ReadonlySet<string> = new Set([
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'housing',
  'fitting',
  'kit',
  'media',
  'test kit',
  'spare',
  'fountain',
]);

/** Where a result sends people to read on; left out where the country has no such page. */
const furtherPages = [
  '/mains-water-house',
  '/mains-water-apartment',
  '/rainwater-house',
  '/holiday-house',
  '/surface-water-house',
  '/know-your-water',
  '/contact-us',
  '/installer',
  '/WTEST-KIT1',
];

/** Shapes: site/kinds/selector/selector-data.ts. */
export function selectorData(catalogue: Catalogue, country: Country) {
  return {
    products: publicProducts(catalogue, country)
      .filter(isRecommended)
      .map((product) => productOf(catalogue, product, country)),
    contaminants: [...catalogue.contaminants.values()].map(({ id, name, sign, sources }) => ({
      id,
      name,
      sign,
      sources,
    })),
    pages: furtherPages.flatMap((url) => {
      const route = catalogue.routes.find(({ path }) => path === url);
      if (!route?.countries.includes(country)) return [];
      return [{ url, title: catalogue.pages.get(url)?.file.title ?? route.title }];
    }),
  };
}

/**
 * What treats nothing, is out of the range, has a successor or is never to be suggested is not
 * recommended; its own page stays.
 */
function isRecommended(product: Product): boolean {
  const { file } = product;
  return (
    !notForHomes.has(file.type) &&
    (file.treats ?? []).length > 0 &&
    !isDiscontinued(product) &&
    file.replacedBy === undefined &&
    !file.excludedFromSuggestions
  );
}

function productOf(catalogue: Catalogue, product: Product, country: Country) {
  const { code, file } = product;
  const flow = file.specifications?.flow;
  return {
    code,
    name: file.name,
    type: file.type,
    ...(file.installation !== undefined && { installation: file.installation }),
    sources: file.sources ?? [],
    ...(typeof flow === 'number' && { flow }),
    treats: file.treats ?? [],
    doesNotTreat: file.doesNotTreat ?? [],
    ...shownPrice(product, country),
    ...ownPicture(catalogue, product),
  };
}
