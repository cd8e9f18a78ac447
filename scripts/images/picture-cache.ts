/**
 * Encoded pictures by their keys, `.cache/images`, shared by builds at the same time. A name holds
 * the key and a hash of the bytes: an entry that was cut or changed, also through a tree that links
 * to it, is noticed and made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withPlace } from '../fault.ts';

export type PictureCache = {
  /** The file of a whole picture. */
  readonly find: (key: string) => Promise<string | undefined>;
  readonly keep: (key: string, extension: string, body: Buffer) => Promise<string>;
  /** Removes what no tree links to and this build did not use, once it is a month old. */
  readonly sweep: () => Promise<void>;
};

const day = 24 * 60 * 60_000;
const keptMs = 30 * day;
const keyLength = 40;
const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 16);
const ignored = () => undefined;

export function openPictureCache(directory: string): PictureCache {
  /** Names by the first two letters of the key, as they were when first asked for. */
  const shelves = new Map<string, Promise<Map<string, string>>>();
  const used = new Set<string>();

  async function readShelf(folder: string): Promise<Map<string, string>> {
    const names = await readdir(folder).catch(() => []);
    return new Map(names.map((name) => [name.slice(0, keyLength - 2), join(folder, name)]));
  }
  function shelfOf(key: string): Promise<Map<string, string>> {
    const name = key.slice(0, 2);
    const shelf = shelves.get(name) ?? readShelf(join(directory, name));
    shelves.set(name, shelf);
    return shelf;
  }

  return {
    async find(key) {
      const shelf = await shelfOf(key);
      const file = shelf.get(key.slice(2, keyLength));
      if (file === undefined) return undefined;
      const found = await stat(file).catch(ignored);
      if (used.has(file) && found) return file;
      // Whatever else stands there; a pipe would be waited for.
      const body = found?.isFile() ? await readFile(file).catch(ignored) : undefined;
      if (body && file.includes(`-${digestOf(body)}.`)) {
        used.add(file);
        return file;
      }
      await rm(file, { force: true, recursive: true });
      shelf.delete(key.slice(2, keyLength));
      return undefined;
    },
    async keep(key, extension, body) {
      const name = `${key.slice(2, keyLength)}-${digestOf(body)}.${extension}`;
      const file = join(directory, key.slice(0, 2), name);
      await mkdir(dirname(file), { recursive: true });
      // Written beside and renamed, so that a killed build leaves no half picture under the name.
      const unfinished = join(dirname(file), `.${randomUUID()}`);
      await writeFile(unfinished, body).catch(async (error: unknown) => {
        await rm(unfinished, { force: true });
        throw withPlace(error, file);
      });
      await rename(unfinished, file);
      (await shelfOf(key)).set(key.slice(2, keyLength), file);
      used.add(file);
      return file;
    },
    async sweep() {
      const swept = join(directory, 'swept');
      const last = await stat(swept).catch(ignored);
      if (last && Date.now() - last.mtimeMs < day) return;
      await mkdir(directory, { recursive: true });
      await writeFile(swept, '');
      for (const name of await readdir(directory, { recursive: true })) {
        const file = join(directory, name);
        if (used.has(file)) continue;
        const found = await stat(file).catch(ignored);
        if (!found?.isFile() || found.nlink > 1) continue;
        if (Date.now() - found.mtimeMs > keptMs) await rm(file, { force: true });
      }
    },
  };
}
