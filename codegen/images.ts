/** The pictures of catalogue/images and their sizes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from './problem.ts';

const endings = /\.(svg|png|jpe?g|webp|avif)$/;

/** Paths below catalogue/images, spelled as on disk, in order. */
export function imageFiles(root: string): string[] {
  const folder = join(root, 'images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => endings.test(name))
    .sort();
}

/** Sizes in pixels by file, and a problem for each file that is no picture. */
export async function imageSizes(
  root: string,
  files: readonly string[],
): Promise<{
  readonly sizes: ReadonlyMap<string, { width: number; height: number }>;
  readonly problems: readonly Problem[];
}> {
  const sizes = new Map<string, { width: number; height: number }>();
  const problems: Problem[] = [];
  for (const file of files) {
    const path = join(root, 'images', file);
    try {
      const { width, height } = await sharp(path).metadata();
      sizes.set(file, { width: width ?? 0, height: height ?? 0 });
    } catch {
      problems.push({
        severity: 'error',
        file: path.replaceAll('\\', '/'),
        line: 1,
        column: 1,
        field: '',
        message: 'this file cannot be read as a picture',
        write: 'the picture again, saved as its ending says',
        rule: 'image',
      });
    }
  }
  return { sizes, problems };
}
