/** Encodes a picture in a size and a format. Importing this loads sharp, so import it only to encode. */
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, ImageRequest } from '../../kernel/image-address.ts';
import { maxPixels } from '../../kernel/image-address.ts';
import type { OpenedSource } from './sources.ts';

// Several pictures are encoded at once, so threads within one would only add cost.
sharp.concurrency(1);
// No picture is encoded twice in one run.
sharp.cache(false);

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const pixels = { limitInputPixels: maxPixels };
const defaultQuality = 80;

function write(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'webp':
      // With alphaQuality below 100, libwebp tries one way to write transparency instead of two, which
      // took three quarters of the time. Effort 2 saves an eighth of the bytes of 1 for a tenth more
      // time; 3 and 4 double the time for a twentieth.
      return image.webp({ quality, alphaQuality: quality, effort: 2 });
    case 'avif':
      // Effort 2 is ten times as fast as 4.
      return image.avif({ quality, effort: 2 });
    case 'png':
      return image.png({ compressionLevel: 9 });
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality });
  }
}

/**
 * Fits a picture into the requested size, with transparent margins. An SVG is rendered at each size
 * for crisp lines, faster than scaling.
 */
export async function encodeImage(
  { kind, bytes }: OpenedSource,
  { width, height, quality = defaultQuality }: ImageRequest,
  format: ImageFormat,
): Promise<Buffer> {
  const image = kind === 'raster' ? sharp(bytes, pixels).rotate() : sharp(bytes, pixels);
  const sized =
    width === undefined && height === undefined
      ? image
      : image.resize({ width, height, fit: 'contain', background: transparent });
  return write(sized, format, quality).toBuffer();
}
