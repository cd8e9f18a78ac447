/** Catalogue → the modules of site/generated. Pure: nothing is checked or written here. */
import type { Catalogue } from './catalogue.ts';
import { emitCategories } from './emit/categories.ts';
import { emitContaminants, emitPlaces } from './emit/knowledge.ts';
import { emitDealerRange, emitMenuModules } from './emit/menus.ts';
import { emitPages } from './emit/pages.ts';
import { emitPrices } from './emit/prices.ts';
import { emitProducts } from './emit/products.ts';
import { emitPromotions } from './emit/promotions.ts';
import { emitRedirects, emitRoutes } from './emit/routes.ts';
import { emitSite } from './emit/site.ts';
import { printModule } from './emit/source-file.ts';

const emitters = [
  emitCategories,
  emitContaminants,
  emitDealerRange,
  emitPages,
  emitPlaces,
  emitPrices,
  emitProducts,
  emitPromotions,
  emitRedirects,
  emitRoutes,
  emitSite,
];

export type GeneratedFile = { readonly name: string; readonly text: string };

export function emitAll(catalogue: Catalogue): GeneratedFile[] {
  const modules = [...emitters.map((emit) => emit(catalogue)), ...emitMenuModules(catalogue)];
  return modules.map((module) => ({ name: `${module.name}.ts`, text: printModule(module) }));
}
