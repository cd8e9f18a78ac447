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
export type SourceFile = { readonly document: SourceDocument; readonly path: FieldPath };
export type WrittenText<Entry> = { readonly entry: Entry; readonly origin: SourceFile };

/** Every entry with its place, those included whose address or name another one has already taken. */
export type WrittenEntries = {
  readonly products: readonly WrittenText<Product>[];
  /** Parents before children. Only what is active. */
  readonly categories: readonly WrittenText<Category>[];
  readonly pages: readonly WrittenText<Page>[];
  readonly routes: readonly WrittenText<Route>[];
  /** Those of redirects.yaml. */
  readonly redirects: readonly WrittenText<Redirect>[];
  readonly menus: readonly WrittenText<NavigationType>[];
  readonly places: readonly WrittenText<Location>[];
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
