import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, ImageRequest } from '../../kernel/image-address.ts';
import { largestSide } from '../../kernel/image-address.ts';
import type { SourceImage } from './sources.ts';

export type EncodedImage = { readonly body: Buffer; readonly type: string };

/** Part of every cache key: raise the first number when this file encodes differently. */
export const encoderVersion = `2/${sharp.versions.sharp}/${sharp.versions.vips}`;

export const contentTypes: Readonly<Record<ImageFormat | 'svg', string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
/** What one inch of an SVG measures at its own size. */
const svgDensity = 72;
const pixels = { limitInputPixels: largestSide * largestSide * 4 };

async function open({ kind, bytes }: SourceImage, { width, height }: ImageRequest): Promise<Sharp> {
  if (kind === 'raster') return sharp(bytes, pixels).rotate();
  const own = await sharp(bytes, { ...pixels, density: svgDensity }).metadata();
  const fits = [
    width === undefined ? [] : [width / own.width],
    height === undefined ? [] : [height / own.height],
  ].flat();
  const scale = fits.length === 0 ? 1 : Math.min(...fits);
  // Drawn at the size it is shown at, lines stay crisp; scaling a raster of it would blur them.
  return sharp(bytes, { ...pixels, density: Math.max(1, svgDensity * scale) });
}

function write(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      // Effort 1 is twice as fast as the usual 4 and some per cent larger; a first build makes thousands.
      return image.webp({ quality, effort: 1 });
    case 'avif':
      // Effort 2 is ten times as fast as 4 (MEASUREMENTS).
      return image.avif({ quality, effort: 2 });
    case 'png':
      return image.png({ compressionLevel: 9 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality });
  }
}

/** The format in which a request is answered: an SVG without `f_` stays what it is, as in ipx. */
export function answerFormat(source: SourceImage, { format }: ImageRequest): ImageFormat | 'svg' {
  return format ?? (source.kind === 'svg' ? 'svg' : 'webp');
}

/** Fits the picture into the size asked for, transparent where it leaves room. */
export async function encodeImage(
  source: SourceImage,
  request: ImageRequest,
): Promise<EncodedImage> {
  const format = answerFormat(source, request);
  if (format === 'svg') return { body: source.bytes, type: contentTypes.svg };
  const { width, height, quality = 80 } = request;
  const image = await open(source, request);
  const size = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  const sized =
    width === undefined && height === undefined
      ? image
      : image.resize({ ...size, fit: 'contain', background: transparent });
  return { body: await write(sized, format, quality).toBuffer(), type: contentTypes[format] };
}
