/** Finds a picture for a link's target, for promotions, films and cards without their own. */
import type {
  FeaturedPromo,
  Image,
  InterestedIn,
  Page,
  Price,
  RelatedVideo,
} from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { ProductType } from '../../kernel/vocabulary.ts';
import { categorySummary } from './category-summary.ts';
import { isReachableIn, type Market, priceIn, productIn } from './in-country.ts';
import { pagePicture, productPicture, sourcePicture, templatePicture } from './pictures.ts';

/** The page's own picture, otherwise its first product's, water source's, template's or hub's. */
export function pictureOfPage(tables: Tables, page: Page, market: Market): Image | undefined {
  const own = pagePicture(page);
  if (own) return own;
  const codes = [...page.sections, ...page.points].flatMap(({ products }) => products);
  const [first] = codes.flatMap((code) => productIn(tables, code, market) ?? []);
  const drawn = first ? productPicture(first) : page.source && sourcePicture(page.source);
  const hub = page.parent === undefined ? undefined : tables.pages[page.parent];
  return drawn ?? templatePicture(page.template) ?? (hub && pictureOfPage(tables, hub, market));
}

/** A picture of a link's target: a product, a page, a range, or the first product of a list. */
export function linkPicture(
  tables: Tables,
  link: string,
  market: Market,
  shown?: Set<ProductType>,
): Image | undefined {
  const path = link.replace(/[?#].*$/, '');
  const listed = /[?&](?:codes|add)=([\w-]+)/.exec(link)?.[1];
  const product = productIn(tables, listed ?? path.slice(1), market);
  if (product) return productPicture(product);
  const page = tables.pages[path];
  if (page) return pictureOfPage(tables, page, market);
  return categorySummary(tables, path, market, shown)?.image;
}

/** Pictures for things side by side. If two would be the same, the second shows its water source. */
export function distinctPictures<Thing extends { readonly url: string }>(
  tables: Tables,
  things: readonly Thing[],
  pictureOf: (thing: Thing) => Image | undefined,
): readonly (Image | undefined)[] {
  const shown = new Set<string>();
  return things.map((thing) => {
    const { url } = thing;
    const own = pictureOf(thing);
    const source = tables.pages[url]?.source ?? tables.categories[url]?.source;
    const image = own && shown.has(own.source) ? source && sourcePicture(source) : own;
    if (image) shown.add(image.source);
    return image && { ...image, alt: '' };
  });
}

/** The films whose pages the country has. Their pictures are decorative, because the title is next to them. */
export function videosIn(
  tables: Tables,
  videos: readonly RelatedVideo[],
  market: Market,
): readonly RelatedVideo[] {
  const led = videos.filter(({ url }) => isReachableIn(tables, url, market.country));
  const images = distinctPictures(
    tables,
    led,
    (video) => video.image ?? linkPicture(tables, video.url, market),
  );
  return led.map(({ image: _, ...video }, index) => {
    const image = images[index];
    return image ? { ...video, image } : video;
  });
}

/** The cards whose links work in the country, each with a picture (ENT-04). */
export function interestedIn(
  tables: Tables,
  entries: readonly InterestedIn[],
  market: Market,
): readonly InterestedIn[] {
  const led = entries.filter(({ url }) => isReachableIn(tables, url, market.country));
  const shown = new Set<ProductType>();
  const images = distinctPictures(
    tables,
    led,
    ({ image, url }) => image ?? linkPicture(tables, url, market, shown),
  );
  return led.map(({ image: _, ...entry }, index) => {
    // A card without a water source repeats a picture rather than showing none.
    const image = images[index] ?? linkPicture(tables, entry.url, market);
    return image ? { ...entry, image: { ...image, alt: '' } } : entry;
  });
}

/** The price of the product at an address, "not sold" for other addresses. */
export const priceOfLink = (tables: Tables, link: string, { country }: Market): Price =>
  priceIn(tables, link.slice(1), country);

/** Adds a picture (background, product or link) and the product's price. Undefined if the link doesn't work here. */
export function promoIn(
  tables: Tables,
  promo: FeaturedPromo | undefined,
  market: Market,
): (FeaturedPromo & { readonly priceOf: Price }) | undefined {
  if (!promo || !isReachableIn(tables, promo.link, market.country)) return undefined;
  const { product: code, ...shown } = promo;
  const link = code === undefined ? promo.link : `/${code}`;
  const background = promo.background ?? linkPicture(tables, link, market);
  const isSoldHere = code !== undefined && productIn(tables, code, market) !== undefined;
  return {
    ...shown,
    priceOf: priceOfLink(tables, link, market),
    ...(isSoldHere && { product: code }),
    ...(background && { background }),
  };
}
