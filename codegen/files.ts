/** The content of each file type, as its schema allows it. Types only. */

import type { CategoryFile } from './generated/category.ts';
import type { ContaminantsFile } from './generated/contaminants.ts';
import type { DealerRangeFile } from './generated/dealer-range.ts';
import type { FeaturedFile } from './generated/featured.ts';
import type { MenuFile } from './generated/menu.ts';
import type { PageFile } from './generated/page.ts';
import type { PlacesFile } from './generated/places.ts';
import type { ProductFile } from './generated/product.ts';
import type { PromoFactsFile } from './generated/promo-facts.ts';
import type { PromotionFile } from './generated/promotion.ts';
import type { RedirectsFile } from './generated/redirects.ts';
import type { SiteFile } from './generated/site.ts';
import type { SpecificationsFile } from './generated/specifications.ts';
import type { SynonymsFile } from './generated/synonyms.ts';
import type { TeaserPricesFile } from './generated/teaser-prices.ts';

export type FilesByType = {
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
