/** A range's drawing at one scale ("At true size"), for a country. */

import { countries, countryKeys } from '../../../kernel/countries.ts';
import { sideways } from '../../../kernel/dimensions.ts';
import type { Category, Country } from '../../../kernel/entry-types.ts';
import { imageUrl } from '../../../kernel/image-address.ts';
import type { Tables } from '../../../kernel/tables.ts';
import {
  faceText,
  isTrueWidth,
  planTrueSizes,
  type Thing,
  type TrueWidth,
  trueSizes,
  trueWidths,
} from '../../../kernel/true-size.ts';
import { lowerFirst, withArticle } from '../../../kernel/vocabulary.ts';
import { productUrl } from '../../lookups/product-summary.ts';
import { listedProducts } from './application-groups.ts';

export type TrueSizeProps = NonNullable<ReturnType<typeof trueSizeOf>>;

const productsOf = (tables: Tables, category: Category, country: Country) =>
  listedProducts(tables, category, country).flatMap(({ code }) => tables.products[code] ?? []);

const sourceOf = (url: string, country: Country, width: TrueWidth): string =>
  `ranges/${countryKeys[country]}-${width}${url}.svg`;

/** The objects and width of `ranges/au-1230/taps/filter-taps.svg`. Undefined for any other source. */
export function trueSizeSource(
  tables: Tables,
  source: string,
): { readonly things: readonly Thing[]; readonly width: TrueWidth } | undefined {
  const [, key, digits, url = ''] = /^ranges\/([a-z]+)-(\d+)(\/.+)\.svg$/.exec(source) ?? [];
  const country = countries.find((each) => countryKeys[each] === key);
  const category = tables.categories[url];
  const width = Number(digits);
  if (!country || !category || !isTrueWidth(width)) return undefined;
  const things = trueSizes(productsOf(tables, category, country), tables.site.spaces);
  return things.length > 0 ? { things, width } : undefined;
}

/** Undefined for a range that isn't drawn. */
export function trueSizeOf(tables: Tables, category: Category, country: Country) {
  const products = productsOf(tables, category, country);
  const things = trueSizes(products, tables.site.spaces);
  if (things.length === 0) return undefined;
  const known = things.flatMap(({ landmark, name }) =>
    landmark ? withArticle(lowerFirst(name)) : [],
  );
  const sized = things.filter(({ landmark }) => !landmark);
  return {
    // For phones, tablets and desktops.
    drawings: trueWidths.map((width) => ({
      src: imageUrl(sourceOf(category.url, country, width), {}),
      width,
      height: planTrueSizes(things, width).height,
    })),
    // For the visitor's own drawing (site/product-filter/draw-in-space.ts).
    things: things.map(({ faces, ...thing }) => ({
      ...thing,
      faces: faces.map(({ width, height }) => ({ width, height })),
    })),
    isFromSide: products.some(({ type }) => sideways.has(type)),
    // "a door and a 1 L bottle".
    beside: known.join(' and '),
    // The drawing in words.
    sizes: sized.map((thing) => ({
      code: thing.name,
      url: productUrl(thing.name),
      name: `${faceText(thing).replace('+', 'and')} mm`,
      ...(thing.note && { discontinued: true }),
    })),
    // Codes of products that don't state their size.
    unsized: products.flatMap(({ code }) => (sized.some(({ name }) => name === code) ? [] : code)),
  };
}
