/** What the files of the catalogue say, kind by kind, as their schemas allow it. Types only. */
import type { CategoryFile } from './files/category.ts';
import type { ContaminantEntry, PlacesFile, TechnologyEntry } from './files/knowledge.ts';
import type { DealerRangeFile, MenuFile } from './files/menu.ts';
import type { PageFile } from './files/page.ts';
import type { ProductFile, SpecificationEntry } from './files/product.ts';
import type { FactEntry, FeaturedEntry, PromotionFile, TeaserEntry } from './files/promotion.ts';
import type { SiteFile } from './files/site.ts';
import type { Kind } from './read/document.ts';

type AllKinds = {
  readonly site: SiteFile;
  readonly specifications: { readonly specifications: readonly SpecificationEntry[] };
  readonly contaminants: {
    readonly technologies: readonly TechnologyEntry[];
    readonly contaminants: readonly ContaminantEntry[];
  };
  readonly redirects: {
    readonly redirects: readonly { readonly from: string; readonly to: string }[];
  };
  readonly product: ProductFile;
  readonly category: CategoryFile;
  readonly menu: MenuFile;
  readonly 'dealer-range': DealerRangeFile;
  readonly page: PageFile;
  readonly places: PlacesFile;
  readonly promotion: PromotionFile;
  readonly featured: { readonly promos: readonly FeaturedEntry[] };
  readonly 'teaser-prices': { readonly teasers: readonly TeaserEntry[] };
  readonly 'promo-facts': {
    readonly facts: readonly FactEntry[];
  };
};

export type FilesByKind = { readonly [K in Kind]: AllKinds[K] };
