/** Finds drawings for products, ranges and pages without their own picture. */

import type { Category, Image, Page, PageTemplate, Product } from '../../kernel/entry-types.ts';
import type { GuideDrawing } from '../../kernel/guide-drawings.ts';
import { productSource } from '../../kernel/image-address.ts';
import { fileNameOfUrl, slugify } from '../../kernel/slug.ts';
import { pictureName } from '../../kernel/views.ts';
import type { WaterSource } from '../../kernel/vocabulary.ts';
import data from './pictures.json' with { type: 'json' };

type Drawings = Readonly<Record<string, string>>;
/** Drawings by a range's slug, a page's address with or without a section, and the template of a tool or a form. */
const { ranges, pages, templates, alts }: Readonly<Record<keyof typeof data, Drawings>> = data;

/** Canvas sizes of the drawings, in pixels, by their folder. */
const house = { width: 1600, height: 1000 };
const sizes: Readonly<Record<string, Pick<Image, 'width' | 'height'>>> = {
  scenes: { width: 1600, height: 900 },
  houses: house,
  walls: house,
  guides: { width: 480, height: 320 },
};
const square = { width: 800, height: 800 };

const drawing = (source: string, alt = alts[source] ?? ''): Image => ({
  source: `${source}.svg`,
  ...(sizes[source.replace(/\/.*/, '')] ?? square),
  alt,
});

const drawingIn = (drawings: Drawings, key: string): Image | undefined => {
  const source = drawings[key];
  return source === undefined ? undefined : drawing(source);
};

export const guidePicture = (step: GuideDrawing, alt: string): Image =>
  drawing(`guides/${step}`, alt);

export const sourcePicture = (source: WaterSource): Image => drawing(data.waters[source]);

export const productPicture = ({ code, name, images }: Product): Image =>
  images[0] ?? {
    source: productSource(code),
    ...square,
    alt: `${pictureName({ code, name })}, seen from the front`,
  };

export const wallPicture = (code: string, finish: string): Image =>
  drawing(`walls/${code}-${slugify(finish)}`, `${code} in ${finish} on the wall of a house`);

export const categoryPicture = ({ image, slug }: Category): Image | undefined =>
  image ?? drawingIn(ranges, slug);

/** An undersink system's drawing without the tap it feeds. Other pictures stay as they are. */
export const alonePicture = (image: Image): Image => ({
  ...image,
  source: image.source.replace(/^products\/(?=[\w-]+\.svg$)/, 'alone/'),
});

export const sectionPicture = (address: string): Image | undefined => drawingIn(pages, address);

/** For links to pages without a header picture, because they open with a tool or a form. */
export const templatePicture = (template: PageTemplate): Image | undefined =>
  drawingIn(templates, template);

export function pagePicture(page: Page): Image | undefined {
  if (page.image) return page.image;
  if (page.template !== 'house') return drawingIn(pages, page.url);
  const places = page.points.map((point, index) => `${index + 1} ${point.name}`).join(', ');
  return drawing(
    `houses/${fileNameOfUrl(page.url)}`,
    `Cutaway drawing of the house with numbered points: ${places}`,
  );
}
