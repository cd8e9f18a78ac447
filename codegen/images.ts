/** The pictures of catalogue/images and their sizes. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from './kept.ts';
import type { Problem } from './problem.ts';

const endings = /\.(svg|png|jpe?g|webp|avif)$/;

type Size = { readonly width: number; readonly height: number };

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
  kept: Kept,
): Promise<{
  readonly sizes: ReadonlyMap<string, Size>;
  readonly problems: readonly Problem[];
}> {
  const sizes = new Map<string, Size>();
  const problems: Problem[] = [];
  for (const file of files) {
    const path = join(root, 'images', file).replaceAll('\\', '/');
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    const size = stat?.isFile() ? await kept.of(path, stat, measure) : undefined;
    if (size) sizes.set(file, size);
    else problems.push(noPicture(path));
  }
  return { sizes, problems };
}

async function measure(bytes: Uint8Array): Promise<Size | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

const noPicture = (file: string): Problem => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  field: '',
  message: 'this file cannot be read as a picture',
  write: 'the picture again, saved as its ending says',
  rule: 'image',
});
