/**
 * The tables that the adapters read, so that they can be tried with a small set of their own.
 * Keys are plain text here: what a page names may not exist in its country.
 */
import type {
  ByCountry,
  Category,
  Contaminant,
  DealerMenuEntry,
  Page,
  Place,
  Price,
  Product,
  PromoFact,
  Route,
  Site,
  Technology,
} from '../../kernel/contract.ts';

export type Tables = {
  readonly routes: Readonly<Record<string, Route>>;
  readonly products: Readonly<Record<string, Product>>;
  readonly prices: Readonly<Record<string, ByCountry<Price>>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly pages: Readonly<Record<string, Page>>;
  readonly dealerRange: ByCountry<readonly DealerMenuEntry[]>;
  readonly places: readonly Place[];
  readonly contaminants: readonly Contaminant[];
  readonly technologies: readonly Technology[];
  readonly promoFacts: readonly PromoFact[];
  readonly site: Site;
};

/** Works something out of the tables once, and keeps it as long as they live. */
export function oncePerTables<Result>(
  work: (tables: Tables) => Result,
): (tables: Tables) => Result {
  const known = new WeakMap<Tables, { readonly result: Result }>();
  return (tables) => {
    const kept = known.get(tables) ?? { result: work(tables) };
    known.set(tables, kept);
    return kept.result;
  };
}
