import { hash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { isOwnDocument } from '../../kernel/documents.ts';
import { type ImageFormat, photographEndings } from '../../kernel/image-address.ts';
import { fileVersion, isMissing } from '../disk.ts';

export type OpenedSource = {
  readonly kind: 'svg' | 'raster' | 'document';
  readonly bytes: Buffer;
  /** Hash of the visible content. Sources with the same hash give the same pictures. */
  readonly content: string;
};
export type Source = {
  readonly kind: OpenedSource['kind'];
  /** Changes whenever the content may differ. Needs no drawing or reading. */
  readonly version: string;
  readonly open: () => Promise<OpenedSource | undefined>;
};
/** `format` is the requested one. Undefined if there's no such picture. */
export type FindSource = (source: string, format?: ImageFormat) => Promise<Source | undefined>;
/** Drawn sources, such as "products/WH2-60.svg". */
export type Drawings = {
  readonly draw: (source: string) => Promise<string | undefined>;
  /** Changes whenever the drawing may differ. */
  readonly version: (source: string) => string;
};

/** A folder, or a symbolic link out of the directory, counts as missing. */
export async function findInside(directory: string, source: string): Promise<Source | undefined> {
  try {
    // Most pictures are drawings, so a build looks for thousands of missing files.
    if (!lstatSync(join(directory, source), { throwIfNoEntry: false })) return undefined;
    const root = await realpath(directory);
    const file = await realpath(join(root, source));
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file, { bigint: true });
    if (!found.isFile()) return undefined;
    const kind = /\.svg$/i.test(source) ? 'svg' : isOwnDocument(source) ? 'document' : 'raster';
    return {
      kind,
      version: hash('sha256', `${file} ${fileVersion(found)}`),
      open: async () => {
        const bytes = await readFile(file);
        return { kind, bytes, content: hash('sha256', bytes) };
      },
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Removes product names from ids, which aren't visible, so products that look the same share pictures. */
const withoutNames = (svg: string): string =>
  svg.replace(/(?<= id="|url\(#)[^")]+?(?=-\d+[")])/g, '');

/**
 * @param directory catalogue/images. Its own file comes first. A raster falls back to a photo of
 * that name, an SVG file, then the drawing.
 */
export const createSources =
  (directory: string, drawings: Drawings): FindSource =>
  async (source, format) => {
    const itself = await findInside(directory, source);
    const extension = extname(source).slice(1).toLowerCase().replace('jpg', 'jpeg');
    // A drawing is an SVG, or a picture in its own format.
    if (itself !== undefined || !['svg', format].includes(extension)) return itself;
    const stem = source.slice(0, -extname(source).length);
    // Pages request a drawing as SVG only if there's no photo.
    for (const ending of format === undefined ? [] : [...photographEndings, 'svg']) {
      const found = await findInside(directory, `${stem}.${ending}`);
      if (found !== undefined) return found;
    }
    const drawing = `${stem}.svg`;
    return {
      kind: 'svg',
      version: drawings.version(drawing),
      open: async () => {
        const svg = await drawings.draw(drawing);
        return svg === undefined
          ? undefined
          : { kind: 'svg', bytes: Buffer.from(svg), content: hash('sha256', withoutNames(svg)) };
      },
    };
  };
