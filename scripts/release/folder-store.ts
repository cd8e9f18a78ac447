/** A folder: what nginx serves, or what another tool takes away. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withPlace } from '../fault.ts';
import { isNotThere } from '../preview/read-on-change.ts';
import { openToAll } from '../readable-by-all.ts';
import { forEach, type Store, unfinishedPrefix } from './store.ts';

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

export function folderStore(folder: string): Store {
  const at = (key: string) => join(folder, key);
  async function read(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(at(key));
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
  }
  async function put(key: string, bytes: Buffer): Promise<void> {
    const place = at(key);
    await mkdir(dirname(place), { recursive: true });
    const unfinished = at(`${unfinishedPrefix}${randomUUID()}`);
    await mkdir(dirname(unfinished), { recursive: true });
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw withPlace(error, place);
    }
  }
  return {
    read,
    put,
    async list() {
      const found = new Map<string, string>();
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isNotThere(error)) return [];
          throw error;
        },
      );
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      await forEach(files, async (file) => {
        const key = file.slice(join(folder, '/').length).replaceAll('\\', '/');
        found.set(key, md5Of(await readFile(file)));
      });
      return found;
    },
    letRead(keys, dry) {
      const closed = new Set<string>();
      const isOpened = new Map<string, boolean>();
      const open = (place: string): boolean => {
        const known = isOpened.get(place);
        if (known !== undefined) return known;
        const above = place.length > folder.length && open(dirname(place));
        // Both, though one suffices to close it.
        const own = openToAll(place, { dry });
        isOpened.set(place, own || above);
        return own || above;
      };
      for (const key of keys) if (open(at(key))) closed.add(key);
      return [...closed];
    },
    async remove(key) {
      await rm(at(key), { force: true });
      await removeEmpty(folder, dirname(at(key)));
    },
  };
}

async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder.length <= root.length) return;
  try {
    await rmdir(folder);
  } catch {
    return;
  }
  await removeEmpty(root, dirname(folder));
}
