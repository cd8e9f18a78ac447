import type { Catalogue, Category } from '../catalogue.ts';
import type { ComparisonEntry, InterestedInEntry } from '../files/category.ts';
import { cleanLabel } from '../resolve/clean-label.ts';
import { imageOf } from './image.ts';
import type { SourceModule } from './source-file.ts';

export function emitCategories(catalogue: Catalogue): SourceModule {
  return {
    name: 'categories',
    doc: 'Every active category, parents before children.',
    contract: ['Category'],
    unions: [
      {
        name: 'CategoryUrl',
        members: [...catalogue.categories.keys()],
        doc: 'The addresses of all categories.',
      },
    ],
    tables: [
      {
        name: 'categories',
        type: 'Readonly<Record<CategoryUrl, Category>>',
        value: Object.fromEntries(
          [...catalogue.categories.values()].map((category) => [
            category.url,
            categoryOf(catalogue, category),
          ]),
        ),
        doc: 'Categories by address.',
      },
    ],
  };
}

function categoryOf(catalogue: Catalogue, category: Category) {
  const { file } = category;
  return {
    id: file.id,
    slug: category.slug,
    url: category.url,
    name: cleanLabel(file.name, catalogue.site.labelCleaning),
    header: file.header,
    description: file.description,
    pageTitle: file.pageTitle,
    pageDescription: file.pageDescription,
    audience: category.audience,
    parent: category.parent,
    categories: category.children,
    image: imageOf(catalogue, file.image),
    thumb: imageOf(catalogue, file.thumb),
    position: file.position ?? 'right',
    layout: file.layout ?? 'Layout 1',
    isCC: file.isCC ?? false,
    isCCNew: file.isCCNew ?? false,
    isNav: file.isNav ?? true,
    isNoParent: file.isNoParent ?? false,
    isRectangle: file.isRectangle ?? false,
    isOverrideUrl: file.isOverrideUrl ?? false,
    hasLandingPage: file.hasLandingPage ?? true,
    isShowComparison: file.isShowComparison ?? false,
    urlRange: file.urlRange,
    items: file.items ?? [],
    itemsOld: file.itemsOld ?? [],
    pointers: file.pointers ?? [],
    applications: file.applications ?? [],
    interestedIn: (file.interestedIn ?? []).map((entry) => interestedInOf(catalogue, entry)),
    banners: (file.banners ?? []).map((banner) => ({
      ...banner,
      image: imageOf(catalogue, banner.image),
    })),
    relatedVideos: (file.relatedVideos ?? []).flatMap((url) => relatedVideoOf(catalogue, url)),
    featured: featuredOf(catalogue, file.featured),
    featuredNZ: featuredOf(catalogue, file.featuredNZ),
    puretecWorld: file.puretecWorld && {
      ...file.puretecWorld,
      isShowTitle: file.puretecWorld.isShowTitle ?? true,
      points: file.puretecWorld.points ?? [],
      image: imageOf(catalogue, file.puretecWorld.image),
      tiles: (file.puretecWorld.tiles ?? []).map((tile) => ({
        ...tile,
        image: imageOf(catalogue, tile.image),
      })),
    },
    productsToCompareHeader: file.productsToCompareHeader,
    productsToCompare: (file.productsToCompare ?? []).map((entry) =>
      comparisonOf(catalogue, entry),
    ),
    teaser: teaserOf(catalogue, file.teaser),
    claim: file.claim,
    source: file.source,
    canonical: file.canonical,
    sample: file.sample ?? false,
  };
}

export const interestedInOf = (
  catalogue: Catalogue,
  { name, url, image, pointers }: InterestedInEntry,
) => ({
  name,
  url,
  image: imageOf(catalogue, image),
  pointers,
});

/** A video is named by its page, which says the rest. */
export function relatedVideoOf(catalogue: Catalogue, url: string) {
  const page = catalogue.pages.get(url);
  return page
    ? [
        {
          name: page.file.title,
          description: page.file.intro,
          url,
          image: imageOf(catalogue, page.file.image),
        },
      ]
    : [];
}

function featuredOf(catalogue: Catalogue, id: string | undefined) {
  const promo = id === undefined ? undefined : catalogue.featured.get(id);
  if (!promo) return undefined;
  const { title, points, price, priceNZ, link, linkLabel, background, product } = promo;
  return {
    id: promo.id,
    title,
    points,
    price,
    priceNZ,
    link,
    linkLabel,
    background: imageOf(catalogue, background),
    product,
  };
}

const comparisonRows = [
  'capacity',
  'flowRate',
  'installation',
  'filteredWaterOnEveryTap',
  'protectsAppliances',
  'gardenUse',
  'sedimentHoldingCapacity',
  'wholeHouseBacteriaElimination',
];
const comparisonOf = (
  catalogue: Catalogue,
  { name, url, image, features, price }: ComparisonEntry,
) => ({
  name,
  url,
  image: imageOf(catalogue, image),
  features: Object.fromEntries(comparisonRows.map((row) => [row, features[row] ?? null])),
  price: { AU: price.au, NZ: price.nz },
});

export function teaserOf(catalogue: Catalogue, id: string | undefined) {
  const teaser = id === undefined ? undefined : catalogue.teasers.get(id);
  return teaser && { id: teaser.id, label: teaser.label, AU: teaser.au, NZ: teaser.nz };
}
