/** The pictures of catalogue/images and their sizes. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mostPixels, photographEndings } from '../../kernel/image-address.ts';
import { type Diagnostic, fileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Kept } from '../kept.ts';
import { leadsOutside } from './catalogue-state.ts';
import { isLeftByTools, linkOut } from './file-kinds.ts';

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

/**
 * Sizes in pixels by file, as they are seen: a telephone writes beside the pixels how it was held. And a
 * problem for each file that is no picture, or of more than `mostPixels`.
 */
export async function imageSizes(
  root: string,
  files: readonly string[],
  kept: Kept,
): Promise<{
  readonly sizes: ReadonlyMap<string, Size>;
  readonly diagnostics: readonly Diagnostic[];
}> {
  const sizes = new Map<string, Size>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const path = join(root, 'images', file).replaceAll('\\', '/');
    if (leadsOutside(root, path)) {
      diagnostics.push(linkOut(path));
      continue;
    }
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    const size = stat?.isFile() ? await kept.of(path, stat, measure) : undefined;
    if (!size) diagnostics.push(noPicture(path));
    else if (size.width * size.height > mostPixels) diagnostics.push(tooLarge(path, size));
    else sizes.set(file, size);
  }
  return { sizes, diagnostics };
}

async function measure(bytes: Uint8Array): Promise<Size | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    // A photograph is read to its end, since the half of one begins as the whole does.
    if (format !== 'svg' && width * height <= mostPixels) await sharp(bytes).stats();
    return { width, height };
  } catch {
    return null;
  }
}

const noPicture = (file: string): Diagnostic =>
  fileDiagnostic(
    file,
    'image',
    "This file can't be read as a picture.",
    'Save the picture again, in the format of its ending.',
  );

const tooLarge = (file: string, { width, height }: Size): Diagnostic =>
  fileDiagnostic(
    file,
    'image',
    `This picture is too large: ${width} × ${height} pixels.`,
    `Use one of at most ${Math.floor(mostPixels / 1_000_000)} million pixels; 2,000 × 2,000 are plenty.`,
  );
