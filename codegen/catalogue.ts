/** The Catalogue: everything the files say, joined up. Types only; resolve.ts alone builds one. */
import type { CategoryFile } from './files/category.ts';
import type { ContaminantEntry, PlacesFile, TechnologyEntry } from './files/knowledge.ts';
import type { PageFile, SectionEntry } from './files/page.ts';
import type { ProductFile, SpecificationEntry } from './files/product.ts';
import type { FactEntry, FeaturedEntry, PromotionFile, TeaserEntry } from './files/promotion.ts';
import type { Audience, Country, NavigationType } from './files/shared.ts';
import type { SiteFile } from './files/site.ts';
import type { FieldPath, SourceDocument } from './read/document.ts';

export const countries = ['AU', 'NZ'] as const satisfies readonly Country[];
export type ByCountry<T> = Readonly<Record<Country, T>>;

/** Where a thing of the catalogue was written. */
export type Origin = { readonly document: SourceDocument; readonly path: FieldPath };

/** Integer cents; see kernel/contract.ts for the meaning of the three kinds. */
export type Price =
  | { readonly kind: 'priced'; readonly exGstCents: number; readonly incGstCents: number }
  | { readonly kind: 'on request' }
  | { readonly kind: 'not sold' };

export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] };
export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };
export type RichText = readonly Block[];

export type Product = {
  readonly code: string;
  readonly file: ProductFile;
  readonly origin: Origin;
  readonly price: ByCountry<Price>;
  readonly soldIn: readonly Country[];
  readonly description: RichText;
  readonly fits: readonly string[];
  readonly replaces: readonly string[];
  /** URL of the category in its breadcrumb. */
  readonly category?: string;
};

export type Category = {
  readonly url: string;
  readonly slug: string;
  readonly file: CategoryFile;
  readonly origin: Origin;
  readonly audience: Audience;
  readonly parent?: string;
  readonly children: readonly string[];
};

export type Section = Omit<SectionEntry, 'text' | 'table' | 'faqs' | 'notices'> & {
  readonly id: string;
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (readonly Inline[])[])[];
  };
  readonly text: RichText;
  readonly faqs: readonly { readonly question: string; readonly answer: RichText }[];
  readonly notices: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: RichText;
    readonly sample: boolean;
  }[];
};
export type Page = {
  readonly url: string;
  readonly file: PageFile;
  readonly origin: Origin;
  readonly audience: Audience;
  readonly countries: readonly Country[];
  readonly sections: readonly Section[];
  readonly transcript: RichText;
};

export type DealerEntry = {
  readonly menu: string;
  readonly group: string;
  readonly column: 1 | 2;
  /** Already cleaned. */
  readonly name: string;
  readonly descriptions: readonly string[];
  readonly url: string;
  /** True where the page at `url` is made for this entry. */
  readonly ownPage: boolean;
  readonly products: readonly string[];
  readonly soldIn: readonly Country[];
  readonly origin: Origin;
};

export type MenuItem = {
  readonly label: string;
  readonly url: string;
  readonly list?: readonly MenuItem[];
  readonly action?: 'login';
  readonly externalUrl?: string;
  readonly accessibleName?: string;
  readonly column?: 1 | 2;
  readonly description?: string;
};
export type Menus = Readonly<Record<NavigationType, readonly MenuItem[]>>;

export type RouteKind =
  | 'landing'
  | 'sub-category'
  | 'product'
  | 'dealer-range'
  | 'dealer-entry'
  | 'page';
export type Route = {
  readonly path: string;
  readonly kind: RouteKind;
  readonly audience: Audience;
  readonly countries: readonly Country[];
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly canonical: string;
  readonly origin: Origin;
};

export type Catalogue = {
  readonly site: SiteFile;
  readonly products: ReadonlyMap<string, Product>;
  /** By URL, parents before children. Only what is active. */
  readonly categories: ReadonlyMap<string, Category>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly dealerRange: readonly DealerEntry[];
  readonly menus: ByCountry<Menus>;
  readonly menuOrigins: ReadonlyMap<NavigationType, Origin>;
  readonly routes: readonly Route[];
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
    readonly origin: Origin;
  }[];
  readonly featured: ReadonlyMap<string, FeaturedEntry>;
  readonly teasers: ReadonlyMap<string, TeaserEntry>;
  readonly facts: readonly FactEntry[];
  readonly banner: PromotionFile;
  readonly summerSpecial: PromotionFile;
  readonly places: readonly PlacesFile[];
  readonly technologies: ReadonlyMap<string, TechnologyEntry>;
  readonly contaminants: ReadonlyMap<string, ContaminantEntry>;
  readonly specifications: ReadonlyMap<string, SpecificationEntry>;
  /** Pixel sizes of the pictures in catalogue/images, by file. */
  readonly imageSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
};
