/** The tables that pages render. Keys are plain strings, because a page may name an entry that its country doesn't have. */
import type {
  ByCountry,
  Category,
  Contaminant,
  DealerMenuEntry,
  Location,
  Menus,
  Page,
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
} from './entry-types.ts';

export type Tables = {
  readonly routes: Readonly<Record<string, Route>>;
  readonly products: Readonly<Record<string, Product>>;
  readonly prices: Readonly<Record<string, ByCountry<Price>>>;
  /** Only has products with relations. */
  readonly relations: Readonly<Record<string, ByCountry<Relations>>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly pages: Readonly<Record<string, Page>>;
  /** Has no entries for products that the country doesn't sell. */
  readonly menus: ByCountry<Menus>;
  readonly dealerRange: ByCountry<readonly DealerMenuEntry[]>;
  readonly places: readonly Location[];
  readonly contaminants: readonly Contaminant[];
  readonly technologies: readonly Technology[];
  readonly specifications: readonly SpecificationName[];
  readonly promoFacts: readonly PromoFact[];
  readonly teaserPrices: readonly TeaserPrice[];
  readonly synonyms: Synonyms;
  /** No two have the same `from`. */
  readonly redirects: readonly Redirect[];
  readonly site: Site;
};
