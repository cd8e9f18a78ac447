/** The tables of the catalogue, as the generator wrote them. */
import { categories } from '#generated/categories.ts';
import { contaminants, technologies } from '#generated/contaminants.ts';
import { dealerRange } from '#generated/dealer-range.ts';
import { menus } from '#generated/menus.ts';
import { pages } from '#generated/pages.ts';
import { places } from '#generated/places.ts';
import { prices } from '#generated/prices.ts';
import { products } from '#generated/products.ts';
import { promoFacts, teaserPrices } from '#generated/promotions.ts';
import { redirects } from '#generated/redirects.ts';
import { relations } from '#generated/relations.ts';
import { routes } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import { specifications } from '#generated/specifications.ts';
import { synonyms } from '#generated/synonyms.ts';
import type { Tables } from './tables.ts';

export const generatedTables: Tables = {
  routes,
  products,
  prices,
  relations,
  categories,
  menus,
  pages,
  dealerRange,
  places,
  contaminants,
  technologies,
  specifications,
  promoFacts,
  teaserPrices,
  synonyms,
  redirects,
  site,
};
