import type { Category, ComparisonProduct, Country } from '../../kernel/entry-types.ts';
import { currentPromo, isRunningIn } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ShownWorld } from '../components/PuretecWorld/PuretecWorld.tsx';
import { rangeBreadcrumbs } from '../lookups/breadcrumbs.ts';
import { lowestOffer } from '../lookups/category-summary.ts';
import { isReachableIn, type Market, productIn } from '../lookups/in-country.ts';
import { interestedIn, priceOfLink, promoIn, videosIn } from '../lookups/link-picture.ts';
import { categoryPicture } from '../lookups/pictures.ts';
import { summaryOf } from '../lookups/product-summary.ts';
import { finderOf } from './page-links.ts';
import { marketOf } from './page-props.ts';

export type CategoryProps = ReturnType<typeof categoryProps>;

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

const rangesOfParts = new Set(['replacement-cartridges', 'puretec-spare-parts-and-accessories']);

/** Props that landing pages and product lists share (SPEC 3, Category). */
export function categoryProps(tables: Tables, category: Category, country: Country) {
  const market = marketOf(category, country);
  const image = categoryPicture(category);
  const promo = promoIn(tables, currentPromo(category, country), market);
  const world = worldHere(tables, category, country);
  const claimed = category.claim && summaryOf(tables, category.claim.product, market);
  const teaser =
    category.teaser && isRunningIn(category.teaser, country) ? category.teaser : undefined;
  const teased = teaser && summaryOf(tables, teaser.product, market);
  // Only consumers see a starting price.
  const from = category.audience === 'Consumer' && lowestOffer(tables, category, market);
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
    // The picture's side on a wide screen (ENT-01).
    position: category.position,
    ...(image && { image }),
    // The address of search results for the whole range (ENT-03).
    ...(category.urlRange !== undefined &&
      isReachableIn(tables, category.urlRange, country) && { urlRange: category.urlRange }),
    ...(category.source && { source: category.source }),
    ...(teaser && teased && { teaser: { teaser, product: teased } }),
    ...(from && { from: from.price }),
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
    // The range has replacement parts (RTE-06).
    ...(rangesOfParts.has(category.slug) && finderOf(tables, country)),
  };
}
