import type { Catalogue } from '../catalogue.ts';
import type { ImageEntry } from '../files/shared.ts';

/** A picture with its measured size. */
export function imageOf(catalogue: Catalogue, entry: ImageEntry | undefined) {
  if (!entry) return undefined;
  const { width, height } = catalogue.imageSizes.get(entry.file) ?? { width: 0, height: 0 };
  return { source: entry.file, width, height, alt: entry.alt };
}
