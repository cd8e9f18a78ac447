/** The pictures of catalogue/images and their sizes. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { photographEndings } from '../kernel/image-address.ts';
import type { Kept } from './kept.ts';
import { isLeftByTools } from './left-by-tools.ts';
import type { Problem } from './problem.ts';

const endings = new RegExp(`\\.(?:svg|${photographEndings.join('|')})$`);

type Size = { readonly width: number; readonly height: number };

export type ImageFiles = {
  readonly folder: string;
  /** Paths below catalogue/images, spelled as on disk, in order. */
  readonly pictures: readonly string[];
  /** Files there that are none, by their ending. */
  readonly others: readonly string[];
};

/** git keeps no empty folder: a catalogue without pictures has none. */
export function imageFiles(root: string): ImageFiles {
  const folder = join(root, 'images').replaceAll('\\', '/');
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && !isLeftByTools(entry.name))
        .map(({ parentPath, name }) =>
          relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
        )
        .sort()
    : [];
  return {
    folder,
    pictures: names.filter((name) => endings.test(name)),
    others: names.filter((name) => !endings.test(name)),
  };
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
