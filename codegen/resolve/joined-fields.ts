/** Joins shared fields to entries: picture sizes, films by page, promotions by id, and parsed rich text. */

import type { ByCountry } from '../../kernel/countries.ts';
import type {
  FeaturedPromo,
  Image,
  Inline,
  InterestedIn,
  RelatedVideo,
  RichText,
  TeaserPrice,
} from '../../kernel/entry-types.ts';
import type { ImageEntry, InterestedInEntry } from '../../kernel/generated/common.ts';
import type { FilesByType } from '../../kernel/generated/files.ts';
import type { PageFile } from '../../kernel/generated/page.ts';
import { inlineOf, plainRichText } from '../load/rich-text.ts';
import type { Clock } from './date-ranges.ts';
import { keyBy } from './key-by.ts';
import { omitUndefined } from './omit-undefined.ts';
import { scheduledOf } from './promotions.ts';

/** Pixel sizes of the pictures in catalogue/images, by file. */
export type ImageSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

export type JoinedFields = ReturnType<typeof joinFields>;

export function joinFields(
  sizes: ImageSizes,
  pages: readonly PageFile[],
  promos: FilesByType['featured']['promos'],
  teasers: readonly TeaserPrice[],
  texts: ReadonlyMap<string, RichText>,
  clock: Clock,
) {
  const textOf = (text: string): RichText => {
    const parsed = texts.get(text) ?? plainRichText(text);
    if (!parsed) throw new Error(`a schema lacks x-ref: text, for this was not read: ${text}`);
    return parsed;
  };
  const measured = ({ file, alt }: ImageEntry): Image => {
    const { width, height } = sizes.get(file) ?? { width: 0, height: 0 };
    return { source: file, width, height, alt };
  };
  const image = (entry: ImageEntry | undefined) => entry && measured(entry);
  const photographs = new Set(
    [...sizes.keys()].flatMap((file) =>
      file.endsWith('.svg') ? [] : [file.replace(/\.[^./]+$/, '.svg')],
    ),
  );
  const byUrl = keyBy(pages.map((page) => [page.url, page]));
  const promoById = keyBy(promos.map((promo) => [promo.id, promo]));
  const teaserById = keyBy(teasers.map((teaser) => [teaser.id, teaser]));
  return {
    image,
    images: (entries: readonly ImageEntry[] = []) => entries.map(measured),
    /** Returns drawings that a photo with the same name replaces. */
    photographed: (drawings: readonly string[]) =>
      drawings.filter((drawing) => photographs.has(drawing)),
    interestedIn: (entries: readonly InterestedInEntry[] = []): readonly InterestedIn[] =>
      entries.map((entry) => omitUndefined({ ...entry, image: image(entry.image) })),
    /** Finds films by their pages. */
    videos: (urls: readonly string[] = []): readonly RelatedVideo[] =>
      urls.flatMap((url) => {
        const page = byUrl[url];
        if (!page) return [];
        const { title: name, intro: description } = page;
        return [omitUndefined({ name, description, url, image: image(page.image) })];
      }),
    promo: (id = ''): FeaturedPromo | undefined => {
      const promo = promoById[id];
      if (!promo) return undefined;
      const { sample: _, background, product, ...rest } = promo;
      const scheduled = scheduledOf(rest, clock);
      return omitUndefined({
        id: rest.id,
        title: rest.title,
        points: rest.points,
        prices: omitUndefined<ByCountry<string | undefined>>({ AU: rest.price, NZ: rest.priceNZ }),
        link: rest.link,
        linkLabel: rest.linkLabel,
        background: image(background),
        product,
        ...scheduled,
      });
    },
    teaser: (id = '') => teaserById[id],
    text: (text = '') => textOf(text),
    inline: (text: string): readonly Inline[] => inlineOf(textOf(text)),
  };
}
