/** Writes the selector's data (RTE-30): the systems it can recommend. */
import { isLeadFree } from '../../../kernel/certifications.ts';
import type { Country, Product } from '../../../kernel/entry-types.ts';
import { bodyOf, needsOf } from '../../../kernel/fit.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { tradeSizes } from '../../../kernel/typography.ts';
import { isForHomes } from '../../../kernel/vocabulary.ts';
import { runningCost } from '../../commerce/running-cost.ts';
import { isDiscontinued, productIn } from '../../lookups/in-country.ts';
import { ownPicture, publicPrice, publicProducts } from '../../lookups/public-products.ts';
import type { DataFile } from '../../toolkit/data-source.ts';
import { furtherUrls } from './further-steps.ts';
import { type SelectorData, type SelectorProduct, selectorData } from './selector-data.ts';

export const selectorFile: DataFile<SelectorData> = {
  source: selectorData,
  of: (tables, country) => ({
    products: publicProducts(tables, country)
      .filter((product) => isRecommended(product) && !hasLeadFreeVersion(tables, product, country))
      .map((product) => entryOf(tables, product, country)),
    contaminants: tables.contaminants.map(({ id, name, sign, sources }) => ({
      id,
      name,
      sign,
      sources,
    })),
    pages: furtherUrls.flatMap((url) => {
      const route = tables.routes[url];
      if (!route?.countries.includes(country)) return [];
      return [{ url, title: tables.pages[url]?.title ?? route.title }];
    }),
  }),
};

/** Leaves out systems that treat nothing or have a successor. Keeps systems that search never suggests. */
const isRecommended = (product: Product): boolean =>
  isForHomes(product.type) &&
  product.treats.length > 0 &&
  !isDiscontinued(product) &&
  product.replacedBy === undefined;

/** Where copper alloys must be lead free, the other version can't go into new plumbing. */
function hasLeadFreeVersion(tables: Tables, { leadFreeVersion }: Product, country: Country) {
  const version = productIn(tables, leadFreeVersion ?? '', { country, dealers: false });
  return (
    version !== undefined &&
    tables.site.countries[country].leadFree !== undefined &&
    isLeadFree(version, country)
  );
}

function entryOf(tables: Tables, product: Product, country: Country): SelectorProduct {
  const { code, name, type, installation, sources, treats, doesNotTreat } = product;
  const cost = runningCost(tables, product, country);
  const body = bodyOf(product);
  const flow = product.specifications.find(({ id }) => id === 'flow')?.value;
  return {
    code,
    name: tradeSizes(name),
    type,
    ...(installation !== undefined && { installation }),
    sources,
    ...(typeof flow === 'number' && { flow }),
    ...(body && { needs: needsOf(body) }),
    treats,
    doesNotTreat,
    ...(cost && { yearly: cost.yearly, usage: cost.usage, costWithout: cost.without }),
    ...publicPrice(tables, code, country),
    ...ownPicture(product),
  };
}
