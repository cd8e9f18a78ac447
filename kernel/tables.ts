/**
 * The tables that pages and files of a tree are made from. The compiler builds them, its output
 * is them printed, and tests try the adapters with small ones. Keys are plain text here: what a
 * page names may not exist in its country.
 */
import type {
  ByCountry,
  Category,
  Contaminant,
  DealerMenuEntry,
  Menus,
  Page,
  Place,
  Price,
  Product,
  PromoFact,
  Redirect,
  Relations,
  Route,
  Site,
  SpecificationName,
  Synonyms,
  TeaserPrice,
  Technology,
} from './contract.ts';

export type Tables = {
  readonly routes: Readonly<Record<string, Route>>;
  readonly products: Readonly<Record<string, Product>>;
  readonly prices: Readonly<Record<string, ByCountry<Price>>>;
  /** Of products that have any. */
  readonly relations: Readonly<Record<string, ByCountry<Relations>>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly pages: Readonly<Record<string, Page>>;
  /** What is not sold in a country is not in its menus. */
  readonly menus: ByCountry<Menus>;
  readonly dealerRange: ByCountry<readonly DealerMenuEntry[]>;
  readonly places: readonly Place[];
  readonly contaminants: readonly Contaminant[];
  readonly technologies: readonly Technology[];
  readonly specifications: readonly SpecificationName[];
  readonly promoFacts: readonly PromoFact[];
  readonly teaserPrices: readonly TeaserPrice[];
  readonly synonyms: Synonyms;
  /** In the order in which they apply. */
  readonly redirects: readonly Redirect[];
  readonly site: Site;
};
