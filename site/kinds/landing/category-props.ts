/** Landing pages and lists of products (SPEC 3, Category). */

import type { Category, Country, PuretecWorld, WaterSource } from '../../../kernel/contract.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { choosePromo } from '../../components/Promo/Promo.tsx';
import type { TreatmentStep } from '../../components/Treatment/Treatment.tsx';
import { categorySummaries } from '../../tables/category-summary.ts';
import { rangeTrail } from '../../tables/crumbs.ts';
import { type Here, leadsHere } from '../../tables/here.ts';
import { promoHere, videosHere } from '../../tables/link-picture.ts';
import { pageOf } from '../../tables/page-index.ts';
import { categoryPicture } from '../../tables/pictures.ts';
import { summariesOf, summaryOf } from '../../tables/product-summary.ts';
import type { Tables } from '../../tables/tables.ts';
import type { ApplicationGroup, SubCategoryProps } from '../sub-category/SubCategory.tsx';
import type { CategoryProps, LandingProps } from './Landing.tsx';

const hereOf = (category: Category, country: Country): Here => ({
  country,
  dealers: category.audience === 'Dealers',
});

function worldHere(tables: Tables, category: Category, country: Country): PuretecWorld | undefined {
  const world = category.puretecWorld;
  if (!world || !leadsHere(tables, world.link, country)) return undefined;
  return { ...world, tiles: world.tiles.filter(({ link }) => leadsHere(tables, link, country)) };
}

function categoryProps(tables: Tables, category: Category, country: Country): CategoryProps {
  const here = hereOf(category, country);
  const leads = ({ url }: { readonly url: string }) => leadsHere(tables, url, country);
  const image = categoryPicture(category);
  const promo = promoHere(tables, choosePromo(category, country), here);
  const world = worldHere(tables, category, country);
  const claimed = category.claim && summaryOf(tables, category.claim.product, here);
  const finder = pageOf(tables, 'cartridge-finder', country);
  // A comparison of one says nothing.
  const compared = category.productsToCompare.filter(
    ({ url }) => url === undefined || leadsHere(tables, url, country),
  );
  return {
    country,
    crumbs: rangeTrail(tables, category, country),
    title: category.header,
    description: category.description,
    pointers: category.pointers,
    banners: category.banners.filter(({ link }) => leadsHere(tables, link, country)),
    videos: videosHere(tables, category.relatedVideos, here),
    interestedIn: category.interestedIn.filter(leads),
    sample: category.sample,
    ...(image && { image }),
    ...(category.source && { source: category.source }),
    ...(category.teaser && { teaser: category.teaser }),
    ...(category.claim && {
      claim: { claim: category.claim, ...(claimed && { product: claimed }) },
    }),
    ...(category.isShowComparison &&
      compared.length > 1 && {
        comparison: {
          heading: category.productsToCompareHeader ?? 'Compare',
          products: compared,
        },
      }),
    ...(promo && { promo }),
    ...(world && { world }),
    ...(category.slug === 'replacement-cartridges' && finder && { finderUrl: finder.url }),
  };
}

/** A landing page: its ranges, and the products that stand in none of them. */
export function landingProps(tables: Tables, category: Category, country: Country): LandingProps {
  const here = hereOf(category, country);
  return {
    ...categoryProps(tables, category, country),
    categories: categorySummaries(tables, category.categories, here),
    products: summariesOf(tables, category.items, here),
    treatment: category.audience === 'Consumer' ? treatmentOf(tables, category.source) : [],
  };
}

/** The kinds of treatment that are used for what a water may bring, in the order of the table. */
function treatmentOf(tables: Tables, source: WaterSource | undefined): readonly TreatmentStep[] {
  if (source === undefined) return [];
  const found = tables.contaminants.filter(({ sources }) => sources.includes(source));
  return tables.technologies.flatMap((technology) => {
    const against = found.filter(({ technologies }) => technologies.includes(technology.id));
    return against.length > 0 ? [{ ...technology, against: against.map(({ name }) => name) }] : [];
  });
}

/** The products by application in the catalogue's order; those without one come last (RTE-13, RTE-17). */
export function applicationGroups(
  tables: Tables,
  category: Category,
  here: Here,
): readonly ApplicationGroup[] {
  const products = summariesOf(tables, category.items, here);
  const takes = (code: string, application: string) =>
    (tables.products[code]?.applications ?? []).some(
      (value) => value.toLowerCase() === application.toLowerCase(),
    );
  const groups = category.applications.map((application) => ({
    id: slugOf(application),
    heading: application,
    application,
    products: products.filter(({ code }) => takes(code, application)),
  }));
  const rest = products.filter(
    ({ code }) => !category.applications.some((application) => takes(code, application)),
  );
  return [
    ...groups.filter((group) => group.products.length > 0),
    ...(rest.length > 0 ? [{ id: 'other', heading: 'Other', products: rest }] : []),
  ];
}

export function subCategoryProps(
  tables: Tables,
  category: Category,
  country: Country,
): SubCategoryProps {
  const here = hereOf(category, country);
  const grouped = category.applications.length > 0;
  return {
    ...categoryProps(tables, category, country),
    path: category.url,
    products: grouped ? [] : summariesOf(tables, category.items, here),
    groups: grouped ? applicationGroups(tables, category, here) : [],
  };
}
