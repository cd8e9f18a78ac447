/** URLs of optimised images in ipx's grammar, `/_ipx/<modifiers>/<source>` (SPEC 7.4, 9; IMG-01, IMG-02). */
import type { Finish, Site } from './entry-types.ts';
import { slugify } from './slug.ts';

export const imagePrefix = '/_ipx/';

export type ImageSize = {
  /** CSS pixels × density. With both set, the modifier is `s_WxH`. */
  readonly width?: number;
  readonly height?: number;
  readonly format?: string;
  /** 1–100. */
  readonly quality?: number;
};
export type Densities = { readonly src: string; readonly srcSet: string };

function modifiers({ format, quality, width, height }: ImageSize): string {
  const parts: string[] = [];
  if (format !== undefined) parts.push(`f_${format}`);
  if (quality !== undefined) parts.push(`q_${quality}`);
  if (width !== undefined && height !== undefined) parts.push(`s_${width}x${height}`);
  else if (width !== undefined) parts.push(`w_${width}`);
  else if (height !== undefined) parts.push(`h_${height}`);
  return parts.length === 0 ? '_' : parts.join('&');
}

/**
 * The URL of a source at a size, with `&` unescaped. A drawing in a raster format gets that format's extension, because
 * static hosts take the content type from it and browsers refuse raster bytes as image/svg+xml.
 */
export function imageUrl(source: string, size: ImageSize): string {
  const { format } = size;
  const named = format === undefined ? source : source.replace(/\.svg$/, `.${format}`);
  const path = /[^\w./-]/.test(named) ? named.split('/').map(encodeURIComponent).join('/') : named;
  return `${imagePrefix}${modifiers(size)}/${path}`;
}

/** `src` has the first density, `srcSet` all of them. Width and height are CSS pixels. */
export function densities(
  source: string,
  width: number,
  height: number,
  { densities: steps, format, quality }: Site['images'],
): Densities {
  const at = (density: number) =>
    imageUrl(source, {
      width: Math.round(width * density),
      height: Math.round(height * density),
      format,
      quality,
    });
  return {
    src: at(steps[0] ?? 1),
    srcSet: steps.map((density) => `${at(density)} ${density}x`).join(', '),
  };
}

/** Lists and tools show products at this one size in CSS pixels, so they share cached pictures. */
export const cardSize = 288;

/** A square picture for data files, in one size for all screens. */
export const thumbnailUrl = (source: string, images: Site['images']): string =>
  densities(source, cardSize, cardSize, images).src;

/** Names a product's drawing, in the given finish or its first. */
export function productSource(code: string, finish?: Finish): string {
  return `products/${code}${finish === undefined ? '' : `-${slugify(finish.name)}`}.svg`;
}

/** Extensions of photos, in the order they're looked up to replace a drawing. */
export const photographEndings = ['avif', 'webp', 'png', 'jpg', 'jpeg'] as const;

const formats = ['webp', 'avif', 'png', 'jpeg'] as const;
export type ImageFormat = (typeof formats)[number];
export type ImageRequest = Omit<ImageSize, 'format'> & {
  readonly format?: ImageFormat;
  /** Path inside catalogue/images, or the name of a drawing: "products/WH2-60.svg". */
  readonly source: string;
};

/** A request that's invalid or can't be served. The message says what to use instead. */
export class ImageRequestError extends Error {
  readonly status: 400 | 404;
  constructor(message: string, status: 400 | 404 = 400) {
    super(message);
    this.name = 'ImageRequestError';
    this.status = status;
  }
}

const largestSide = 4096;
/** The pixel limit for source photos. */
export const maxPixels = largestSide * largestSide * 4;

/** Modifiers as `imageUrl` writes them: f_webp&q_80&s_200x48. */
const side = '[1-9]\\d{0,3}';
const modifierPattern = new RegExp(
  `^(?:_|(?:f_(${formats.join('|')}))?(?:(?:^|&)q_([1-9]\\d?|100))?(?:(?:^|&)(?:s_(${side})x(${side})|w_(${side})|h_(${side})))?)$`,
);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ImageRequestError(`"${text}" isn't valid percent-encoding.`);
  }
}

function parseModifiers(text: string): Omit<ImageRequest, 'source'> {
  const found = modifierPattern.exec(text);
  const [, named, quality, ...sides] = found ?? [];
  if (!found || sides.some((each) => Number(each ?? 1) > largestSide)) {
    throw new ImageRequestError(
      `"${text}" isn't valid. Use f_webp&q_80&s_300x200, w_300 or h_200, with at most ${largestSide} pixels a side.`,
    );
  }
  const format = formats.find((each) => each === named);
  const [bothWidth, bothHeight, width = bothWidth, height = bothHeight] = sides;
  return {
    ...(format !== undefined && { format }),
    ...(quality !== undefined && { quality: Number(quality) }),
    ...(width !== undefined && { width: Number(width) }),
    ...(height !== undefined && { height: Number(height) }),
  };
}

/** Keeps a source inside its folder: refuses `..`, empty or hidden segments, backslashes and control characters. */
function checkSource(source: string): string {
  const safe = source.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it refuses control characters.
  if (!safe || /[\\:\u0000-\u001f]/.test(source)) {
    throw new ImageRequestError(`"${source}" isn't a path inside the images.`);
  }
  return source;
}

/** Parses a request path without its query. Throws an ImageRequestError outside the grammar and its limits. */
export function parseImagePath(path: string): ImageRequest {
  const plain = path.replace(/[?#].*$/s, '');
  const [modifiers = '', ...segments] = plain.slice(imagePrefix.length).split('/');
  if (!plain.startsWith(imagePrefix) || modifiers === '' || segments.length === 0) {
    throw new ImageRequestError(`"${path}" isn't valid. Use /_ipx/<modifiers>/<source>.`);
  }
  return { ...parseModifiers(decode(modifiers)), source: checkSource(decode(segments.join('/'))) };
}

/** The image's file below the tree's root, at the decoded path that static hosts look up. */
export function imageFileName(path: string): string {
  parseImagePath(path);
  return decode(path.replace(/[?#].*$/s, '')).slice(1);
}
