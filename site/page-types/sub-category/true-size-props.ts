/** A range's drawing at one scale ("At true size"), for a country. */
import type { Category, Country } from '../../../kernel/contract.ts';
import { countries, countryKeys } from '../../../kernel/countries.ts';
import { sideways } from '../../../kernel/dimensions.ts';
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
import { productUrl } from '../../tables/product-summary.ts';
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
  const plans = trueWidths.map((width) => ({ width, ...planTrueSizes(things, width) }));
  const { round } = Math;
  return {
    // For phones, tablets and desktops.
    drawings: plans.map(({ width, height }) => ({
      src: imageUrl(sourceOf(category.url, country, width), {}),
      width,
      height,
    })),
    // Each product's part of each drawing, and the outline of its faces, as paths by its code.
    parts: plans.map(({ placed, scale, letters }) =>
      Object.fromEntries(
        placed.flatMap(({ name, landmark, middle, wide, floor, faces, left }) => {
          const high = Math.max(...faces.map((face) => face.height)) * scale + letters;
          // Only the picture, so that its code stays readable and its floor unbroken.
          const path = `M${round(middle - wide / 2)} ${round(floor - high)}h${round(wide)}V${Math.floor(floor) - 1}h-${round(wide)}`;
          const outlines = faces.map(({ width, height }, at) => {
            const [x = 0, across] = [left[at], round(width * scale)];
            return `M${round(x)} ${round(floor)}v-${round(height * scale)}h${across}V${round(floor)}z`;
          });
          return landmark ? [] : [[name, [path, outlines.join('')] as const]];
        }),
      ),
    ),
    isFromSide: products.some(({ type }) => sideways.has(type)),
    // "a door and a 1 L bottle".
    beside: known.join(' and '),
    // The drawing in words.
    sizes: sized.map((thing) => ({
      code: thing.name,
      url: productUrl(thing.name),
      name: `${faceText(thing).replace('+', 'and')} mm`,
      ...(thing.isDiscontinued && { discontinued: true }),
    })),
    // Codes of products that don't state their size.
    unsized: products.flatMap(({ code }) => (sized.some(({ name }) => name === code) ? [] : code)),
  };
}
