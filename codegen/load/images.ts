/** Reads catalogue/images and the pictures' sizes. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { maxPixels, photographEndings } from '../../kernel/image-address.ts';
import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostics/diagnostic.ts';
import { pointsOutside } from './catalogue-state.ts';
import { bytesOfFile, type FileCache } from './file-cache.ts';
import { escapingLink, isEditorLeftover } from './file-types.ts';
import { type EditedFiles, withEdits } from './read-catalogue.ts';

const endings = new RegExp(`\\.(?:svg|${photographEndings.join('|')})$`);

/** Photos that replace drawings, which pages show up to 1,280 pixels wide. */
const isFullSize = /^(?:products|scenes|houses)\/.*(?<!\.svg)$/;
export const leastPixels = 640;

type Size = { readonly width: number; readonly height: number };

export type ImageFiles = ReturnType<typeof imageFiles>;

/** Lists a catalogue folder's files. git keeps no empty folder, so it may be missing. */
function filesIn(root: string, name: string, edited: EditedFiles): readonly string[] {
  const folder = join(root, name);
  const listed = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && !isEditorLeftover(entry.name))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
    : [];
  const ofFolder = [...edited].flatMap(([path, bytes]) =>
    path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), bytes] as const] : [],
  );
  return withEdits(listed, new Map(ofFolder));
}

export const documentFiles = (root: string, edited: EditedFiles = new Map()): readonly string[] =>
  filesIn(root, 'documents', edited);

export function imageFiles(root: string, edited: EditedFiles = new Map()) {
  const names = filesIn(root, 'images', edited);
  return {
    folder: join(root, 'images').replaceAll('\\', '/'),
    /** Paths in catalogue/images, spelled as on disk, in order. */
    pictures: names.filter((name) => endings.test(name)),
    others: names.filter((name) => !endings.test(name)),
  };
}

/**
 * Returns sizes in pixels by file, after a photo's rotation, and a diagnostic for each file that
 * isn't a picture, has more than `maxPixels`, or so few that pages would enlarge it.
 */
export async function imageSizes(
  root: string,
  files: readonly string[],
  cache: FileCache,
  edited: EditedFiles = new Map(),
) {
  const sizes = new Map<string, Size>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const path = join(root, 'images', file).replaceAll('\\', '/');
    if (pointsOutside(root, path)) {
      diagnostics.push(escapingLink(path));
      continue;
    }
    const report = (message: string, write: string, severity: Severity = 'error') =>
      diagnostics.push({ ...fileDiagnostic(path, 'image', message, write), severity });
    const name = `images/${file}`;
    const size = await sizeOf(name, edited.get(name) ?? bytesOfFile(path), cache);
    if (!size) {
      report(
        "This file can't be read as a picture.",
        `Save it again as ${path.slice(path.lastIndexOf('.') + 1).toUpperCase()}.`,
      );
      continue;
    }
    const { width, height } = size;
    if (width * height > maxPixels) {
      report(
        `This picture is too large: ${width} × ${height} pixels.`,
        `Make it smaller. The limit is ${Math.floor(maxPixels / 1_000_000)} million pixels, and 2,000 × 2,000 pixels is plenty.`,
      );
      continue;
    }
    sizes.set(file, size);
    if (isFullSize.test(file) && Math.max(width, height) < leastPixels)
      report(
        `This picture is small (${width} × ${height} pixels), so it looks blurry on pages.`,
        `Use one that's at least ${leastPixels} pixels on its longer side. 2,000 pixels is plenty.`,
        'warning',
      );
  }
  return { sizes, diagnostics };
}

async function sizeOf(name: string, bytes: Uint8Array | undefined, cache: FileCache) {
  if (!bytes) return undefined;
  const key = cache.keyOf(name, bytes);
  const known = cache.get<Size | null>(key);
  if (known !== undefined) return known;
  const size = await measure(bytes);
  cache.set(key, size);
  return size;
}

async function measure(bytes: Uint8Array): Promise<Size | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    // Reads a photo to its end, because a truncated photo still starts correctly.
    if (format !== 'svg' && width * height <= maxPixels) await sharp(bytes).stats();
    return { width, height };
  } catch {
    return null;
  }
}
