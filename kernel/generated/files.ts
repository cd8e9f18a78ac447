// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { SiteFile } from './site.ts';
import type { SpecificationsFile } from './specifications.ts';
import type { ContaminantsFile } from './contaminants.ts';
import type { ClaimsFile } from './claims.ts';
import type { RedirectsFile } from './redirects.ts';
import type { ProductFile } from './product.ts';
import type { CategoryFile } from './category.ts';
import type { MenuFile } from './menu.ts';
import type { DealerRangeFile } from './dealer-range.ts';
import type { PageFile } from './page.ts';
import type { PlacesFile } from './places.ts';
import type { PromotionFile } from './promotion.ts';
import type { FeaturedFile } from './featured.ts';
import type { TeaserPricesFile } from './teaser-prices.ts';
import type { PromoFactsFile } from './promo-facts.ts';
import type { SynonymsFile } from './synonyms.ts';

export type FilesByType = {
  readonly 'site': SiteFile;
  readonly 'specifications': SpecificationsFile;
  readonly 'contaminants': ContaminantsFile;
  readonly 'claims': ClaimsFile;
  readonly 'redirects': RedirectsFile;
  readonly 'product': ProductFile;
  readonly 'category': CategoryFile;
  readonly 'menu': MenuFile;
  readonly 'dealer-range': DealerRangeFile;
  readonly 'page': PageFile;
  readonly 'places': PlacesFile;
  readonly 'promotion': PromotionFile;
  readonly 'featured': FeaturedFile;
  readonly 'teaser-prices': TeaserPricesFile;
  readonly 'promo-facts': PromoFactsFile;
  readonly 'synonyms': SynonymsFile;
};
