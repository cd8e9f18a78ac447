/** Writes every image that the built pages ask for to the very path they ask for. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { ImageRequestError, imageFileName, parseImagePath } from '../../kernel/image-address.ts';
import { collectImageUrls } from './collect-urls.ts';
import { type RenderOptions, renderImage } from './render-image.ts';
import type { ImageSources } from './sources.ts';

/** Built pages by their files, or addresses by themselves with the page they stand on. */
export type ImageDemand =
  | { readonly htmlFiles: readonly string[] }
  | { readonly urls: readonly { readonly url: string; readonly page: string }[] };
export type ImageProgress = {
  readonly done: number;
  readonly total: number;
  readonly path: string;
};
export type WriteOptions = RenderOptions & {
  readonly onProgress?: (progress: ImageProgress) => void;
  /** How many images are in work at once; two, as on the smallest build machine. */
  readonly workers?: number;
};
export type WriteResult = {
  readonly images: number;
  readonly encoded: number;
  readonly fromCache: number;
  readonly bytes: number;
};

/** Pages ask for images that cannot be made; each line names the page, the source and the reason. */
export class MissingImagesError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`${problems.length} image(s) cannot be made:\n${problems.join('\n')}`);
    this.name = 'MissingImagesError';
    this.problems = problems;
  }
}

/** Address → the first page that asks for it. */
async function collectDemand(demand: ImageDemand): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const add = (url: string, page: string) => {
    if (!pages.has(url)) pages.set(url, page);
  };
  if ('urls' in demand) for (const { url, page } of demand.urls) add(url, page);
  else {
    for (const file of demand.htmlFiles) {
      for (const url of collectImageUrls(await readFile(file, 'utf8'))) add(url, file);
    }
  }
  return pages;
}

/** A host names the type by the extension, and no browser shows raster bytes as image/svg+xml. */
function checkExtension(path: string): void {
  const { format, source } = parseImagePath(path);
  if (format !== undefined && extname(source).toLowerCase() === '.svg') {
    const named = source.replace(/\.svg$/i, `.${format}`);
    throw new ImageRequestError(
      `a static host would call it SVG; ask for "${named}" (imageUrl does).`,
    );
  }
}

async function writeIfChanged(file: string, body: Buffer): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (present?.equals(body)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/**
 * Writes below `outDir`, `dist/au` for example; file names are those of `imageFileName`.
 * @throws MissingImagesError after all others are written, with every fault in stable order.
 */
export async function writeImages(
  demand: ImageDemand,
  outDir: string,
  sources: ImageSources,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const pages = [...(await collectDemand(demand))];
  const queue = pages.values();
  const problems: string[] = [];
  const result = { images: 0, encoded: 0, fromCache: 0, bytes: 0 };
  let done = 0;
  async function work(): Promise<void> {
    for (const [path, page] of queue) {
      try {
        checkExtension(path);
        const image = await renderImage(path, sources, options);
        await writeIfChanged(join(outDir, imageFileName(path)), image.body);
        result.images += 1;
        result[image.cached ? 'fromCache' : 'encoded'] += 1;
        result.bytes += image.body.length;
      } catch (error) {
        if (!(error instanceof ImageRequestError)) throw error;
        problems.push(`${page}: ${path}: ${error.message}`);
      }
      done += 1;
      options.onProgress?.({ done, total: pages.length, path });
    }
  }
  await Promise.all(Array.from({ length: options.workers ?? 2 }, work));
  if (problems.length > 0) throw new MissingImagesError(problems.sort());
  return result;
}
