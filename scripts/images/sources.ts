/** Where the pixels come from: a file of catalogue/images, else a drawing. */
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { type ImageFormat, photographEndings } from '../../kernel/image-address.ts';

export type OpenedSource = {
  /** A document is handed on as it is. */
  readonly kind: 'svg' | 'raster' | 'document';
  readonly bytes: Buffer;
  /** Hash of what can be seen of it: two sources with the same one give the same pictures. */
  readonly content: string;
};
export type Source = {
  readonly kind: OpenedSource['kind'];
  /** Another one wherever the content may be another one; told without drawing or reading. */
  readonly version: string;
  /** Undefined: there is no such picture after all. */
  readonly open: () => Promise<OpenedSource | undefined>;
};
export type ImageSources = {
  /** `format` is the one that the image is asked for in. Undefined: there is no such picture. */
  readonly find: (source: string, format?: ImageFormat) => Promise<Source | undefined>;
};
/** Virtual sources, "products/WH2-60.svg". */
export type Drawings = {
  /** SVG text. Undefined: there is no such drawing. */
  readonly draw: (source: string) => Promise<string | undefined>;
  /** Another one wherever the drawing may be another one. */
  readonly version: (source: string) => string;
};

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}

/** A symbolic link that leads out of the folder counts as missing, and so does a folder. */
async function findInside(directory: string, source: string): Promise<Source | undefined> {
  try {
    // Of most pictures there is a drawing alone: thousands are looked for at each build.
    if (!lstatSync(join(directory, source), { throwIfNoEntry: false })) return undefined;
    const root = await realpath(directory);
    const file = await realpath(join(root, source));
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file, { bigint: true });
    if (!found.isFile()) return undefined;
    const kind = /\.svg$/i.test(source) ? 'svg' : 'raster';
    return {
      kind,
      version: hash(`${file} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`),
      open: async () => {
        const bytes = await readFile(file);
        return { kind, bytes, content: hash(bytes) };
      },
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** True where the extension is the drawing's, or the one that a drawing takes in that format. */
function mayBeDrawn(source: string, format: ImageFormat | undefined): boolean {
  const extension = extname(source).slice(1).toLowerCase().replace('jpg', 'jpeg');
  return extension === 'svg' || extension === format;
}

/**
 * The ids in a drawing carry the name of its product, and show nowhere: without them, products
 * that look the same share their pictures.
 */
const withoutNames = (svg: string): string =>
  svg.replace(/(?<= id="|url\(#)[^")]+?(?=-\d+[")])/g, '');

const findDrawing = (drawings: Drawings, source: string): Source => ({
  kind: 'svg',
  version: drawings.version(source),
  open: async () => {
    const svg = await drawings.draw(source);
    return svg === undefined
      ? undefined
      : { kind: 'svg', bytes: Buffer.from(svg), content: hash(withoutNames(svg)) };
  },
});

/**
 * @param directory catalogue/images. The file itself comes first; then, for a drawing that is asked
 * for as a raster, a photograph of the same name; then an SVG file; then the drawing.
 */
export function createSources(directory: string, drawings: Drawings): ImageSources {
  return {
    async find(source, format) {
      const itself = await findInside(directory, source);
      if (itself !== undefined || !mayBeDrawn(source, format)) return itself;
      const stem = source.slice(0, -extname(source).length);
      // As SVG a drawing is asked for where no photograph stands.
      for (const ending of format === undefined ? [] : [...photographEndings, 'svg']) {
        const found = await findInside(directory, `${stem}.${ending}`);
        if (found !== undefined) return found;
      }
      return findDrawing(drawings, `${stem}.svg`);
    },
  };
}

const hash = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
