/** Where the pixels come from: a file of catalogue/images, else a drawing. */
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { ImageFormat } from '../../kernel/image-address.ts';

export type SourceImage = { readonly kind: 'svg' | 'raster'; readonly bytes: Buffer };
export type ImageSources = {
  /** `format` is the one that the image is asked for in. Undefined: there is no such picture. */
  readonly read: (source: string, format?: ImageFormat) => Promise<SourceImage | undefined>;
};
/** Draws a virtual source, "products/WH2-60.svg", as SVG text. */
export type Draw = (source: string) => string | undefined;

const photographs = ['.avif', '.webp', '.png', '.jpg', '.jpeg'];

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}

/** A symbolic link that leads out of the folder counts as missing. */
async function readInside(directory: string, source: string): Promise<Buffer | undefined> {
  try {
    const root = await realpath(directory);
    const file = await realpath(join(root, source));
    return file.startsWith(root + sep) ? await readFile(file) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const kindOf = (source: string): SourceImage['kind'] => (/\.svg$/i.test(source) ? 'svg' : 'raster');

/** True where the extension is the drawing's, or the one that a drawing takes in that format. */
function mayBeDrawn(source: string, format: ImageFormat | undefined): boolean {
  const extension = extname(source).slice(1).toLowerCase().replace('jpg', 'jpeg');
  return extension === 'svg' || extension === format;
}

/**
 * @param directory catalogue/images. The file itself comes first; then, for a drawing, a
 * photograph of the same name; then an SVG file; then what `draw` makes of the name.
 */
export function createSources(directory: string, draw: Draw): ImageSources {
  return {
    async read(source, format) {
      const itself = await readInside(directory, source);
      if (itself !== undefined) return { kind: kindOf(source), bytes: itself };
      if (!mayBeDrawn(source, format)) return undefined;
      const stem = source.slice(0, -extname(source).length);
      for (const name of [...photographs.map((each) => stem + each), `${stem}.svg`]) {
        const bytes = await readInside(directory, name);
        if (bytes !== undefined) return { kind: kindOf(name), bytes };
      }
      const drawing = draw(`${stem}.svg`);
      return drawing === undefined ? undefined : { kind: 'svg', bytes: Buffer.from(drawing) };
    },
  };
}
