/**
 * Encoded pictures in `.cache/images`, named by a hash of everything that shapes their bytes. Builds
 * share it at the same time: files are written under another name and renamed.
 */
import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants, copyFile, mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageRequest } from '../../kernel/image-address.ts';
import { projectRoot } from '../project-root.ts';
import { codeOf, withPath } from '../user-error.ts';

export type PictureCache = {
  readonly find: (name: string) => Promise<string | undefined>;
  readonly add: (name: string, bytes: Buffer) => Promise<string>;
  /**
   * Content hashes by the version of a source, from this build and earlier ones. With them, a build
   * sees that all pictures are there without drawing anything or reading a photo.
   */
  readonly contents: Map<string, string>;
  /** Saves the content hashes. */
  readonly close: () => Promise<void>;
};

/** Raise it when encode.ts encodes differently. */
const encoding = 3;
let encoder: string | undefined;

/** sharp's package names the exact version of libvips, so sharp itself needn't be loaded. */
function encoderVersion(): string {
  const file = join(projectRoot, 'node_modules', 'sharp', 'package.json');
  const { version, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify([encoding, version, optionalDependencies, process.platform, process.arch]);
}

/** A picture's file in the cache. `content` is its source's, see `OpenedSource.content`. */
export function pictureName(
  content: string,
  format: string,
  { width, height, quality }: ImageRequest,
): string {
  encoder ??= encoderVersion();
  const key = JSON.stringify([encoder, content, format, quality, width, height]);
  const digest = hash('sha256', key);
  return join(digest.slice(0, 2), `${digest.slice(2, 40)}.${format}`);
}

const statOf = (file: string) => stat(file).catch(() => undefined);

export function openPictureCache(directory: string): PictureCache {
  const contentsFile = join(directory, 'contents.json');
  const contents = readContents(contentsFile);
  const loaded = contents.size;

  async function writeWhole(file: string, bytes: Buffer | string): Promise<void> {
    const unfinished = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes).catch(async (error: unknown) => {
      await rm(unfinished, { force: true });
      throw withPath(error, file);
    });
    await rename(unfinished, file);
  }

  return {
    contents,
    async find(name) {
      const file = join(directory, name);
      const found = await statOf(file);
      // A power cut can leave an empty file.
      if (!found?.isFile() || found.size === 0) return undefined;
      return file;
    },
    async add(name, bytes) {
      const file = join(directory, name);
      await writeWhole(file, bytes);
      return file;
    },
    async close() {
      if (contents.size > loaded)
        await writeWhole(contentsFile, JSON.stringify(Object.fromEntries(contents)));
    },
  };
}

/** If two builds save at once, the later one wins; the other's hashes are found again. */
function readContents(file: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** Copies a cached file into a tree. A link would pass on what someone does to the tree's file. */
export async function placeFile(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(file, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    // With its old time, the next build needn't read it again for its digest.
    const { atime, mtime } = await stat(file);
    await utimes(target, atime, mtime);
  } catch (error) {
    // Two addresses can name one file.
    if (codeOf(error) !== 'EEXIST') throw withPath(error, target);
  }
}
