// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Every table of the catalogue. Pages get their data from here and nowhere else. */
import { readFileSync } from 'node:fs';
import type { Tables } from '#kernel/tables.ts';
import { menus } from './menus.ts';
import { prices } from './prices.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';

const json = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export const tables: Tables = {
  routes,
  menus,
  prices,
  site,
  products: json('./products.json'),
  categories: json('./categories.json'),
  pages: json('./pages.json'),
  relations: json('./relations.json'),
  dealerRange: json('./dealer-range.json'),
  places: json('./places.json'),
  contaminants: json('./contaminants.json'),
  technologies: json('./technologies.json'),
  specifications: json('./specifications.json'),
  promoFacts: json('./promo-facts.json'),
  teaserPrices: json('./teaser-prices.json'),
  synonyms: json('./synonyms.json'),
  redirects: json('./redirects.json'),
};
