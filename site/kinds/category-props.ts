/** Landing pages and lists of products (SPEC 3, Category). */

import type { Category, ComparisonProduct, Country } from '../../kernel/contract.ts';
import { choosePromo, isShown } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ComparedRange } from '../components/Comparison/Comparison.tsx';
import type { ShownWorld } from '../components/PuretecWorld/PuretecWorld.tsx';
import { lowestPrice } from '../tables/category-summary.ts';
import { rangeTrail } from '../tables/crumbs.ts';
import { type Here, leadsHere, productHere } from '../tables/here.ts';
import { interestedHere, priceOfLink, promoHere, videosHere } from '../tables/link-picture.ts';
import { categoryPicture } from '../tables/pictures.ts';
import { summaryOf } from '../tables/product-summary.ts';
import type { CategoryProps } from './landing/Landing.tsx';
import { finderOf } from './page-links.ts';
import { hereOf } from './page-props.ts';

function worldHere(tables: Tables, category: Category, country: Country): ShownWorld | undefined {
  const world = category.puretecWorld;
  if (!world || !leadsHere(tables, world.link, country)) return undefined;
  const priceOf = priceOfLink(tables, world.link, hereOf(category, country));
  return {
    ...world,
    priceOf,
    tiles: world.tiles.filter(({ link }) => leadsHere(tables, link, country)),
  };
}

/** The ranges and products that a category compares in this country: at least two, or none. */
export function comparedOf(
  tables: Tables,
  { isShowComparison, productsToCompare }: Category,
  country: Country,
): readonly ComparisonProduct[] {
  const compared = productsToCompare.filter(
    ({ url }) => url === undefined || leadsHere(tables, url, country),
  );
  return isShowComparison && compared.length > 1 ? compared : [];
}

/** A compared range or product with its price, which logged-in visitors see without GST. */
function comparedHere(
  tables: Tables,
  { product, ...compared }: ComparisonProduct,
  here: Here,
): ComparedRange {
  const named = product === undefined ? undefined : productHere(tables, product, here);
  const priceOf = priceOfLink(tables, named ? `/${named.code}` : (compared.url ?? ''), here);
  return { ...compared, priceOf, ...(named && { product: named.code }) };
}

export function categoryProps(tables: Tables, category: Category, country: Country): CategoryProps {
  const here = hereOf(category, country);
  const image = categoryPicture(category);
  const promo = promoHere(tables, choosePromo(category, country), here);
  const world = worldHere(tables, category, country);
  const claimed = category.claim && summaryOf(tables, category.claim.product, here);
  const teaser = category.teaser && isShown(category.teaser, country) ? category.teaser : undefined;
  const teased = teaser && summaryOf(tables, teaser.product, here);
  // Only consumers see a starting price.
  const from = category.audience === 'Consumer' ? lowestPrice(tables, category, here) : undefined;
  const compared = comparedOf(tables, category, country);
  return {
    country,
    crumbs: rangeTrail(tables, category, country),
    title: category.header,
    description: category.description,
    pointers: category.pointers,
    banners: category.banners.filter(({ link }) => leadsHere(tables, link, country)),
    videos: videosHere(tables, category.relatedVideos, here),
    interestedIn: interestedHere(tables, category.interestedIn, here),
    sample: category.sample,
    position: category.position,
    ...(image && { image }),
    ...(category.urlRange !== undefined &&
      leadsHere(tables, category.urlRange, country) && { urlRange: category.urlRange }),
    ...(category.source && { source: category.source }),
    ...(teaser && teased && { teaser: { teaser, product: teased } }),
    ...(from && { from }),
    ...(category.claim && {
      claim: { claim: category.claim, ...(claimed && { product: claimed }) },
    }),
    ...(compared.length > 0 && {
      comparison: {
        heading: category.productsToCompareHeader ?? 'Compare',
        products: compared.map((product) => comparedHere(tables, product, here)),
      },
    }),
    ...(promo && { promo }),
    ...(world && { world }),
    ...(category.slug === 'replacement-cartridges' && finderOf(tables, country)),
  };
}
