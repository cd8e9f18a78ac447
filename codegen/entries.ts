/** Types of the joined catalogue and its entries' origins. resolve.ts builds it. */
import type {
  Category,
  Location,
  NavigationType,
  Page,
  Product,
  Redirect,
  Route,
} from '../kernel/entry-types.ts';
import type { ClaimsFile } from '../kernel/generated/claims.ts';
import type { FieldPath, SourceDocument } from './document.ts';

export type SourceLocation = { readonly document: SourceDocument; readonly path: FieldPath };
export type EntryWithOrigin<Entry> = { readonly entry: Entry; readonly origin: SourceLocation };

/** Every entry with its origin, including entries whose address or name is already taken. */
export type WrittenEntries = {
  readonly products: readonly EntryWithOrigin<Product>[];
  /** Active categories only, parents before children. */
  readonly categories: readonly EntryWithOrigin<Category>[];
  readonly pages: readonly EntryWithOrigin<Page>[];
  readonly routes: readonly EntryWithOrigin<Route>[];
  /** The redirects of redirects.yaml only. */
  readonly redirects: readonly EntryWithOrigin<Redirect>[];
  readonly menus: readonly EntryWithOrigin<NavigationType>[];
  readonly places: readonly EntryWithOrigin<Location>[];
  readonly claims: readonly EntryWithOrigin<Claims>[];
};

export type Claims = ClaimsFile['claims'][number];
/** A field of `appearance` that products of a type must state. */
export type ExpectedAppearance = 'form' | 'spout' | 'contents';
/** Products of this type must have one id from each list of `facts` while on sale. */
export type Expected = {
  readonly looks: readonly ExpectedAppearance[];
  readonly type: string;
  readonly facts: readonly (readonly string[])[];
  /** Dollars ex GST, in either country. */
  readonly price: Limit;
  /** Likely values of each specification, by its id. */
  readonly ranges: Limits;
};

/** A number's plausible range, limits included, or how words must start. The check reports other values as slips. */
export type Limit = {
  readonly from?: number;
  readonly to?: number;
  readonly begins?: readonly string[];
};
export type Limits = Readonly<Record<string, Limit | undefined>>;

export type Ids = Readonly<
  Record<'promos' | 'teasers' | 'contaminants' | 'technologies', ReadonlySet<string>>
>;
