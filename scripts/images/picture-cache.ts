/**
 * Caches encoded pictures in `.cache/images`, named by a hash of all inputs. Each file ends with a
 * digest of its name and picture, so damage is found. Builds share the cache, so files are written
 * under another name and renamed.
 */
import { createHash, hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageRequest } from '../../kernel/image-address.ts';
import { projectRoot } from '../project-root.ts';
import { codeOf, withPath } from '../user-error.ts';

export type CachedPicture = {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mtime: Date;
};

/** Increase this number when encode.ts encodes differently. */
const encoding = 4;
let encoder: string | undefined;

/** sharp's package names the exact libvips version, so sharp itself needn't be loaded. */
function encoderVersion(): string {
  const file = join(projectRoot, 'node_modules', 'sharp', 'package.json');
  const { version, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify([encoding, version, optionalDependencies, process.platform, process.arch]);
}

export function pictureKey(
  content: string,
  format: string,
  { width, height, quality }: ImageRequest,
): string {
  encoder ??= encoderVersion();
  const key = JSON.stringify([encoder, content, format, quality, width, height]);
  const digest = hash('sha256', key);
  return join(digest.slice(0, 2), `${digest.slice(2, 40)}.${format}`);
}

/** Includes the name, so a file that was copied over another counts as damaged. */
const digestOf = (name: string, bytes: Buffer): Buffer =>
  createHash('md5').update(`${name}\n`).update(bytes).digest();
const digestLength = 16;

export function openPictureCache(directory: string) {
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
    await rename(unfinished, file).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EISDIR') throw withPath(error, file);
      await rm(file, { recursive: true });
      await rename(unfinished, file);
    });
  }

  return {
    /** Content hashes by source version, from all builds, so a build finds cached pictures without drawing or reading anything. */
    contents,
    async find(name: string): Promise<CachedPicture | undefined> {
      const file = join(directory, name);
      const found = await Promise.all([readFile(file), stat(file)]).catch(() => undefined);
      if (!found) return undefined;
      const [content, { mtime }] = found;
      const bytes = content.subarray(0, -digestLength);
      const isWhole = digestOf(name, bytes).equals(content.subarray(-digestLength));
      return isWhole ? { name, bytes, mtime } : undefined;
    },
    async add(name: string, bytes: Buffer): Promise<CachedPicture> {
      const file = join(directory, name);
      await writeWhole(file, Buffer.concat([bytes, digestOf(name, bytes)]));
      return { name, bytes, mtime: (await stat(file)).mtime };
    },
    async close() {
      if (contents.size > loaded)
        await writeWhole(contentsFile, JSON.stringify(Object.fromEntries(contents)));
    },
  };
}

/** If two builds save at once, the later one wins. The other's hashes are found again. */
function readContents(file: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Map();
  }
}

export async function placePicture({ bytes, mtime }: CachedPicture, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(target, bytes, { flag: 'wx' });
    // The old time saves the next build from reading the picture for its digest.
    await utimes(target, mtime, mtime);
  } catch (error) {
    // Two addresses can name one file.
    if (codeOf(error) !== 'EEXIST') throw withPath(error, target);
  }
}
