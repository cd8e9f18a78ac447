/** The pictures that the pages ask for, written to the very addresses that they name (SPEC 7.4). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawSource } from '../../drawings/draw-source.ts';
import type { Tables } from '../../kernel/tables.ts';
import { createSources, type ImageSources } from '../images/sources.ts';
import { writeImages } from '../images/write-images.ts';
import { projectRoot } from '../project-root.ts';

/** Encoded pictures are kept by the hash of what they show: a second build encodes none. */
export const imageCache = join(projectRoot, '.cache', 'images');

/** Files of the catalogue's images folder first, then drawings made from the products' own data. */
export function imageSources(catalogue: string, products: Tables['products']): ImageSources {
  return createSources(join(catalogue, 'images'), (source) =>
    drawSource(source, (code) => products[code]),
  );
}

/** Writes the pictures of a country's tree. Returns what was done, in words. */
export async function writeTreeImages(tree: string, sources: ImageSources): Promise<string> {
  const htmlFiles = readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(tree, name));
  const options = { cacheDirectory: imageCache, onProgress: showProgress };
  const shown = await writeImages({ htmlFiles }, tree, sources, options);
  const found = await writeImages({ urls: suggested(tree) }, tree, sources, options);
  return `${shown.images + found.images} images, ${shown.encoded + found.encoded} of them new`;
}

/** The pictures of search suggestions: their addresses stand in the search data. */
function suggested(tree: string): { readonly url: string; readonly page: string }[] {
  const page = join(tree, 'items.json');
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/"(\/_ipx\/[^"]+)"/g)].map(([, url = '']) => ({ url, page }));
}

/** A counter on a terminal; in a log it would be noise. */
function showProgress({ done, total }: { readonly done: number; readonly total: number }): void {
  if (process.stdout.isTTY && (done % 25 === 0 || done === total)) {
    const text = `${done} of ${total}`;
    process.stdout.write(`${text}\u001b[${text.length}D`);
  }
}
