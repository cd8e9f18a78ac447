/** The content of each file type, as its schema allows it. Types only. */

import type { FileType } from './document.ts';
import type { CategoryFile } from './files/category.ts';
import type { ContaminantsFile } from './files/contaminants.ts';
import type { DealerRangeFile } from './files/dealer-range.ts';
import type { FeaturedFile } from './files/featured.ts';
import type { MenuFile } from './files/menu.ts';
import type { PageFile } from './files/page.ts';
import type { PlacesFile } from './files/places.ts';
import type { ProductFile } from './files/product.ts';
import type { PromoFactsFile } from './files/promo-facts.ts';
import type { PromotionFile } from './files/promotion.ts';
import type { RedirectsFile } from './files/redirects.ts';
import type { SiteFile } from './files/site.ts';
import type { SpecificationsFile } from './files/specifications.ts';
import type { SynonymsFile } from './files/synonyms.ts';
import type { TeaserPricesFile } from './files/teaser-prices.ts';

type AllKinds = {
  readonly site: SiteFile;
  readonly specifications: SpecificationsFile;
  readonly contaminants: ContaminantsFile;
  readonly redirects: RedirectsFile;
  readonly product: ProductFile;
  readonly category: CategoryFile;
  readonly menu: MenuFile;
  readonly 'dealer-range': DealerRangeFile;
  readonly page: PageFile;
  readonly places: PlacesFile;
  readonly promotion: PromotionFile;
  readonly featured: FeaturedFile;
  readonly 'teaser-prices': TeaserPricesFile;
  readonly 'promo-facts': PromoFactsFile;
  readonly synonyms: SynonymsFile;
};

export type FilesByType = { readonly [K in FileType]: AllKinds[K] };
