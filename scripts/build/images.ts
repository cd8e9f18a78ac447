/** The pictures that the pages ask for, written to the very addresses that they name (SPEC 7.4). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../site/contract.ts';
import { drawSource } from '../../site/illustrations/draw-source.ts';
import { createSources, type ImageSources } from '../images/sources.ts';
import { writeImages } from '../images/write-images.ts';
import { projectRoot } from './bundle.ts';

/** Encoded pictures are kept by the hash of what they show: a second build encodes none. */
export const imageCache = join(projectRoot, '.cache', 'images');

/** Files of the catalogue's images folder first, then drawings made from the products' own data. */
export async function imageSources(catalogue: string, generated: string): Promise<ImageSources> {
  const { products }: { products: Readonly<Record<string, Product>> } = await import(
    pathToFileURL(join(generated, 'products.ts')).href
  );
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
  const { images, encoded } = await writeImages({ htmlFiles }, tree, sources, {
    cacheDirectory: imageCache,
    onProgress: showProgress,
  });
  return `${images} images, ${encoded} of them new`;
}

/** A counter on a terminal; in a log it would be noise. */
function showProgress({ done, total }: { readonly done: number; readonly total: number }): void {
  if (process.stdout.isTTY && (done % 25 === 0 || done === total)) {
    const text = `${done} of ${total}`;
    process.stdout.write(`${text}\u001b[${text.length}D`);
  }
}
