/** The content of each file type, as its schema allows it. Types only. */

import type { CategoryFile } from '../kernel/generated/category.ts';
import type { ClaimsFile } from '../kernel/generated/claims.ts';
import type { ContaminantsFile } from '../kernel/generated/contaminants.ts';
import type { DealerRangeFile } from '../kernel/generated/dealer-range.ts';
import type { FeaturedFile } from '../kernel/generated/featured.ts';
import type { MenuFile } from '../kernel/generated/menu.ts';
import type { PageFile } from '../kernel/generated/page.ts';
import type { PlacesFile } from '../kernel/generated/places.ts';
import type { ProductFile } from '../kernel/generated/product.ts';
import type { PromoFactsFile } from '../kernel/generated/promo-facts.ts';
import type { PromotionFile } from '../kernel/generated/promotion.ts';
import type { RedirectsFile } from '../kernel/generated/redirects.ts';
import type { SiteFile } from '../kernel/generated/site.ts';
import type { SpecificationsFile } from '../kernel/generated/specifications.ts';
import type { SynonymsFile } from '../kernel/generated/synonyms.ts';
import type { TeaserPricesFile } from '../kernel/generated/teaser-prices.ts';

export type FilesByType = {
  readonly site: SiteFile;
  readonly specifications: SpecificationsFile;
  readonly contaminants: ContaminantsFile;
  readonly claims: ClaimsFile;
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
