/** Finds drawings for products, ranges and pages without their own picture. */

import type { Category, Image, Page, PageTemplate, Product } from '../../kernel/contract.ts';
import type { GuideDrawing } from '../../kernel/guide-drawings.ts';
import { productSource } from '../../kernel/image-address.ts';
import { fileNameOfUrl, slugify } from '../../kernel/slug.ts';
import { pictureName, viewSource } from '../../kernel/views.ts';
import type { WaterSource } from '../../kernel/vocabulary.ts';

/** Canvas sizes of the drawings, in pixels. */
const product = { width: 800, height: 800 };
const scene = { width: 1600, height: 900 };
const house = { width: 1600, height: 1000 };
const guide = { width: 480, height: 320 };

const sceneOfLanding: Readonly<Record<string, string>> = {
  'mains-water-filter-systems': 'mains',
  'rainwater-filter-systems': 'rainwater',
  'mixer-taps': 'taps',
  sparq: 'sparkling',
  'water-supply': 'rainwater',
  'treatment-systems': 'treatment',
  'drinking-water-systems': 'sparkling',
  'caravan-and-rv-filters': 'caravan',
  'cafes-and-coffee': 'espresso',
  'ice-and-beverage': 'ice',
  'replacement-cartridges': 'cartridges',
  'water-treatment-solutions': 'treatment',
  'irrigation-sediment-filters': 'irrigation',
  'puretec-spare-parts-and-accessories': 'spares',
};

export function scenePicture(name: string, alt = ''): Image {
  return { source: `scenes/${name}.svg`, ...scene, alt };
}

export const guidePicture = (step: GuideDrawing, alt = ''): Image => ({
  source: `guides/${step}.svg`,
  ...guide,
  alt,
});

const sceneOfSource: Readonly<Record<WaterSource, string>> = {
  mains: 'mains',
  rainwater: 'rainwater',
  bore: 'treatment',
  surface: 'irrigation',
  caravan: 'caravan',
};

export const sourcePicture = (source: WaterSource): Image => scenePicture(sceneOfSource[source]);

/** A product's own picture, otherwise the drawn one. */
export const productPicture = ({ code, name, images }: Product): Image =>
  images[0] ?? {
    source: productSource(code),
    ...product,
    alt: `${pictureName({ code, name })}, seen from the front`,
  };

/** A product in a finish, shown on a wall. */
export const wallPicture = (code: string, finish: string): Image => ({
  source: `walls/${code}-${slugify(finish)}.svg`,
  ...house,
  alt: `${code} in ${finish} on the wall of a house`,
});

export function categoryPicture(category: Category): Image | undefined {
  if (category.image) return category.image;
  const name = sceneOfLanding[category.slug];
  return name === undefined ? drawingOfRange[category.slug] : scenePicture(name);
}

/** Drawings for ranges that their cheapest product doesn't stand for. */
const drawingOfRange: Readonly<Record<string, Image>> = {
  applications: { source: 'houses/mains-water-house.svg', ...house, alt: '' },
  'uv-parts-and-accessories': { source: 'ranges/uv-parts.svg', ...product, alt: '' },
};

/** An undersink system's drawing without the tap it feeds. Other pictures stay as they are. */
export const alonePicture = (image: Image): Image => ({
  ...image,
  source: image.source.replace(/^products\/(?=[\w-]+\.svg$)/, 'alone/'),
});

const elevation: Image = {
  source: viewSource('FILTERWALL-F5', 'dimensioned'),
  ...product,
  alt: 'FILTERWALL-F5 from the front, with its dimensions',
};

/** Drawings for a page's sections, by address and id. */
export const drawingOfSection: Readonly<Record<string, Image>> = {
  '/specifiers#documents': elevation,
};

/** Drawings for pages that aren't about a product. */
const drawingOfPage: Readonly<Record<string, Image>> = {
  '/about-us': scenePicture('range'),
  '/company-and-support': scenePicture('spares'),
  '/discover-puretec': scenePicture('mains'),
  '/food-service': scenePicture('cafe'),
  '/food-service/maintenance': scenePicture('cartridges'),
  '/know-your-water': scenePicture('rainwater'),
  '/articles': scenePicture('treatment'),
  // The product selector shows it too, in this size.
  '/articles/mains-water-house-article': { source: 'houses/mains-cottage.svg', ...house, alt: '' },
  '/blogs': scenePicture('irrigation'),
  '/case-studies': { source: 'houses/holiday-house.svg', ...house, alt: '' },
  '/knowledge-hub': scenePicture('mains'),
  '/news/find-a-cartridge-by-the-code-of-your-system': scenePicture('cartridges'),
  '/regulations/regulations-for-water-suppliers': {
    source: 'houses/surface-water-house.svg',
    ...house,
    alt: '',
  },
  '/specifiers': wallPicture('FILTERWALL-F5', 'Charcoal'),
  '/specifiers/drawings-and-documents': elevation,
  '/world': { source: 'houses/holiday-house.svg', ...house, alt: '' },
  '/puretec-warranty-statement': guidePicture('drips'),
};

/** For links to pages without a header picture, because they open with a tool or a form. */
export const drawingOfTemplate: Readonly<Partial<Record<PageTemplate, Image>>> = {
  'cartridge-finder': guidePicture('change-cartridge'),
  contaminants: scenePicture('treatment'),
  form: guidePicture('date'),
  places: scenePicture('mains'),
  search: scenePicture('range'),
};

export function pagePicture(page: Page): Image | undefined {
  if (page.image) return page.image;
  if (page.template !== 'house') return drawingOfPage[page.url];
  return {
    source: `houses/${fileNameOfUrl(page.url)}.svg`,
    ...house,
    alt: `Cutaway drawing of the house with numbered points: ${page.points
      .map((point, index) => `${index + 1} ${point.name}`)
      .join(', ')}`,
  };
}
