/** The joined-up catalogue, and where each entry was written. Types only: resolve.ts builds it. */
import type {
  Category,
  Location,
  NavigationType,
  Page,
  Product,
  Redirect,
  Route,
} from '../kernel/contract.ts';
import type { Tables } from '../kernel/tables.ts';
import type { FieldPath, SourceDocument } from './document.ts';

export type Catalogue = Tables;

/** Where a thing of the catalogue was written. */
export type SourceLocation = { readonly document: SourceDocument; readonly path: FieldPath };
export type EntryWithOrigin<Entry> = { readonly entry: Entry; readonly origin: SourceLocation };

/** Every entry with its place, those included whose address or name another one has already taken. */
export type WrittenEntries = {
  readonly products: readonly EntryWithOrigin<Product>[];
  /** Parents before children. Only what is active. */
  readonly categories: readonly EntryWithOrigin<Category>[];
  readonly pages: readonly EntryWithOrigin<Page>[];
  readonly routes: readonly EntryWithOrigin<Route>[];
  /** Those of redirects.yaml. */
  readonly redirects: readonly EntryWithOrigin<Redirect>[];
  readonly menus: readonly EntryWithOrigin<NavigationType>[];
  readonly places: readonly EntryWithOrigin<Location>[];
};

/** A field of `appearance` that a kind is known by. */
export type ExpectedAppearance = 'form' | 'spout' | 'contents';
/** Facts that a product type states while it's on sale. One id of each list is enough. */
export type Expected = {
  readonly looks: readonly ExpectedAppearance[];
  readonly type: string;
  readonly facts: readonly (readonly string[])[];
  /** Dollars without GST, in either country. */
  readonly price: Limit;
};

/** Between what figures lie; what is outside is taken for a slip. */
export type Limit = { readonly from?: number; readonly to?: number };
/** Those of a specification, by its id. */
export type Limits = Readonly<Record<string, Limit | undefined>>;

/** The ids that other files name. */
export type Ids = {
  readonly promos: ReadonlySet<string>;
  readonly teasers: ReadonlySet<string>;
  readonly contaminants: ReadonlySet<string>;
  readonly technologies: ReadonlySet<string>;
};
