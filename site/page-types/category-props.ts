import type {
  Banner as BannerOf,
  Category,
  PriceClaim as Claim,
  ComparisonProduct,
  Country,
  Image,
  InterestedIn,
  Link,
  Price,
  RelatedVideo,
  TeaserPrice,
} from '../../kernel/contract.ts';
import { currentPromo, isRunningIn } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { WaterSource } from '../../kernel/vocabulary.ts';
import type { ComparedRange } from '../components/Comparison/Comparison.tsx';
import type { ProductSummary } from '../components/ProductCard/ProductCard.tsx';
import type { ShownPromo } from '../components/Promo/Promo.tsx';
import type { ShownWorld } from '../components/PuretecWorld/PuretecWorld.tsx';
import { rangeBreadcrumbs } from '../tables/breadcrumbs.ts';
import { lowestPrice } from '../tables/category-summary.ts';
import { interestedIn, priceOfLink, promoIn, videosIn } from '../tables/link-picture.ts';
import { isReachableIn, type Market, productIn } from '../tables/market.ts';
import { categoryPicture } from '../tables/pictures.ts';
import { summaryOf } from '../tables/product-summary.ts';
import { finderOf } from './page-links.ts';
import { marketOf } from './page-props.ts';

/** Props that landing pages and product lists share (SPEC 3, Category). */
export type CategoryProps = {
  readonly country: Country;
  readonly crumbs: readonly Link[];
  readonly title: string;
  readonly description: string;
  readonly image?: Image;
  /** The picture's side on a wide screen (ENT-01). */
  readonly position: 'left' | 'right';
  /** The address of search results for the whole range (ENT-03). */
  readonly urlRange?: string;
  readonly source?: WaterSource;
  readonly pointers: readonly string[];
  readonly teaser?: { readonly teaser: TeaserPrice; readonly product: ProductSummary };
  /** The range's lowest price in this country. */
  readonly from?: Price;
  readonly claim?: { readonly claim: Claim; readonly product?: ProductSummary };
  readonly banners: readonly BannerOf[];
  readonly comparison?: {
    readonly heading: string;
    readonly products: readonly ComparedRange[];
  };
  readonly promo?: ShownPromo;
  readonly world?: ShownWorld;
  readonly videos: readonly RelatedVideo[];
  readonly interestedIn: readonly InterestedIn[];
  /** The cartridge finder's address, if the range has replacement parts (RTE-06). */
  readonly finderUrl?: string;
  readonly sample: boolean;
};

function worldHere(tables: Tables, category: Category, country: Country): ShownWorld | undefined {
  const world = category.puretecWorld;
  if (!world || !isReachableIn(tables, world.link, country)) return undefined;
  const priceOf = priceOfLink(tables, world.link, marketOf(category, country));
  return {
    ...world,
    priceOf,
    tiles: world.tiles.filter(({ link }) => isReachableIn(tables, link, country)),
  };
}

/** The ranges and products that a category compares in this country: two or more, or none. */
function comparedOf(
  tables: Tables,
  { isShowComparison, productsToCompare }: Category,
  country: Country,
): readonly ComparisonProduct[] {
  const compared = productsToCompare.filter(
    ({ url }) => url === undefined || isReachableIn(tables, url, country),
  );
  return isShowComparison && compared.length > 1 ? compared : [];
}

/** A compared range or product with its price, which logged-in visitors see without GST. */
function comparedHere(tables: Tables, { product, ...compared }: ComparisonProduct, market: Market) {
  const named = product === undefined ? undefined : productIn(tables, product, market);
  const priceOf = priceOfLink(tables, named ? `/${named.code}` : (compared.url ?? ''), market);
  return { ...compared, priceOf, ...(named && { product: named.code }) };
}

export function categoryProps(tables: Tables, category: Category, country: Country): CategoryProps {
  const market = marketOf(category, country);
  const image = categoryPicture(category);
  const promo = promoIn(tables, currentPromo(category, country), market);
  const world = worldHere(tables, category, country);
  const claimed = category.claim && summaryOf(tables, category.claim.product, market);
  const teaser =
    category.teaser && isRunningIn(category.teaser, country) ? category.teaser : undefined;
  const teased = teaser && summaryOf(tables, teaser.product, market);
  // Only consumers see a starting price.
  const from = category.audience === 'Consumer' ? lowestPrice(tables, category, market) : undefined;
  const compared = comparedOf(tables, category, country);
  return {
    country,
    crumbs: rangeBreadcrumbs(tables, category, country),
    title: category.header,
    description: category.description,
    pointers: category.pointers,
    banners: category.banners.filter(({ link }) => isReachableIn(tables, link, country)),
    videos: videosIn(tables, category.relatedVideos, market),
    interestedIn: interestedIn(tables, category.interestedIn, market),
    sample: category.sample,
    position: category.position,
    ...(image && { image }),
    ...(category.urlRange !== undefined &&
      isReachableIn(tables, category.urlRange, country) && { urlRange: category.urlRange }),
    ...(category.source && { source: category.source }),
    ...(teaser && teased && { teaser: { teaser, product: teased } }),
    ...(from && { from }),
    ...(category.claim && {
      claim: { claim: category.claim, ...(claimed && { product: claimed }) },
    }),
    ...(compared.length > 0 && {
      comparison: {
        heading: category.productsToCompareHeader ?? 'Compare',
        products: compared.map((product) => comparedHere(tables, product, market)),
      },
    }),
    ...(promo && { promo }),
    ...(world && { world }),
    ...(category.slug === 'replacement-cartridges' && finderOf(tables, country)),
  };
}
