/** Data of the product selector (RTE-30): the systems that can be recommended, by what it asks for. */
import type { Country, Product } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { isForHomes } from '../../../kernel/vocabulary.ts';
import { isDiscontinued } from '../../tables/here.ts';
import { ownPicture, priceForAll, publicProducts } from '../../tables/public-products.ts';
import type { DataFile } from '../data-file.ts';
import { type SelectorData, type SelectorProduct, selectorData } from './selector-data.ts';

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

export const selectorFile: DataFile<SelectorData> = {
  source: selectorData,
  of: (tables, country) => ({
    products: publicProducts(tables, country)
      .filter(isRecommended)
      .map((product) => entryOf(tables, product, country)),
    contaminants: tables.contaminants.map(({ id, name, sign, sources }) => ({
      id,
      name,
      sign,
      sources,
    })),
    pages: furtherPages.flatMap((url) => {
      const route = tables.routes[url];
      if (!route?.countries.includes(country)) return [];
      return [{ url, title: tables.pages[url]?.title ?? route.title }];
    }),
  }),
};

/**
 * What treats nothing, is out of the range or has a successor is not recommended; its own page stays.
 * What is never a suggestion of the search is compared like any other: an answer leaves nothing out.
 */
const isRecommended = (product: Product): boolean =>
  isForHomes(product.type) &&
  product.treats.length > 0 &&
  !isDiscontinued(product) &&
  product.replacedBy === undefined;

function entryOf(tables: Tables, product: Product, country: Country): SelectorProduct {
  const { code, name, type, installation, sources, treats, doesNotTreat } = product;
  const flow = product.specifications.find(({ id }) => id === 'flow')?.value;
  return {
    code,
    name,
    type,
    ...(installation !== undefined && { installation }),
    sources,
    ...(typeof flow === 'number' && { flow }),
    treats,
    doesNotTreat,
    ...priceForAll(tables, code, country),
    ...ownPicture(product),
  };
}
