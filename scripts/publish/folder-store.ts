/** Stores a release in a folder for nginx or another tool. */
import { randomUUID } from 'node:crypto';
import { constants, type Dirent, lstatSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { md5Of } from '../build/write-file.ts';
import { unlessMissing } from '../disk.ts';
import { forEach } from '../for-each.ts';
import { UserError, withPath } from '../user-error.ts';
import { ownPrefix, type StagedFile, type Store, unfinishedPrefix } from './store.ts';

export function folderStore(folder: string): Store {
  /** Throws a UserError if the name leads out of the folder, through a link, or through a file. */
  function at(key: string): string {
    const steps = key.split('/');
    if (steps.some((step) => ['', '.', '..'].includes(step)) || /[\\\0]/.test(key))
      throw new UserError(
        `${JSON.stringify(key)} isn't a path inside "${folder}", so nothing was read or written.`,
      );
    let path = folder;
    for (const [index, step] of steps.entries()) {
      path = join(path, step);
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (!found) break;
      const isLast = index === steps.length - 1;
      // A link is neither, so publishing never follows one.
      if (isLast ? !found.isFile() : !found.isDirectory())
        throw new UserError(
          `"${path}" isn't a plain ${isLast ? 'file' : 'folder'}. Move it somewhere else, and run the command again.`,
        );
    }
    return join(folder, key);
  }
  async function read(key: string): Promise<Buffer | undefined> {
    const flag = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
    return readFile(at(key), { flag }).catch(unlessMissing);
  }
  async function stage(bytes: Buffer): Promise<StagedFile> {
    const unfinished = at(`${unfinishedPrefix}${randomUUID()}`);
    await mkdir(dirname(unfinished), { recursive: true });
    await writeFile(unfinished, bytes, { flag: 'wx' }).catch(async (error: unknown) => {
      await rm(unfinished, { force: true });
      throw withPath(error, unfinished);
    });
    return {
      async place(key) {
        const place = at(key);
        await mkdir(dirname(place), { recursive: true });
        // The error names the staged file first, but this file can't be replaced.
        await rename(unfinished, place).catch((error: unknown) => {
          throw error instanceof Error ? Object.assign(error, { path: place }) : error;
        });
      },
      discard: () => rm(unfinished, { force: true }),
    };
  }
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
  const keyOf = (file: string) => file.slice(join(folder, '/').length).replaceAll('\\', '/');
  return {
    read,
    stage,
    async put(key, bytes) {
      const { place } = await stage(bytes);
      await place(key, {});
    },
    async list() {
      // Behind a link, these folders would seem never published to.
      for (const name of ['releases', 'kept']) at(`${ownPrefix}${name}/any`);
      const found = new Map<string, string>();
      const entries =
        (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ??
        [];
      // An unreadable record would drop its release from the history silently.
      for (const entry of entries.filter((each) => !each.isFile())) {
        const key = keyOf(pathOf(entry));
        if (key.startsWith(ownPrefix) && key.endsWith('.json')) at(key);
      }
      const files = entries.filter((entry) => entry.isFile()).map(pathOf);
      await forEach(files, async (file) => {
        const key = keyOf(file);
        const bytes = await readFile(file).catch(unlessMissing);
        if (bytes) found.set(key, md5Of(bytes));
      });
      return found;
    },
    async remove(key) {
      const place = at(key);
      await rm(place, { force: true });
      await removeEmpty(folder, dirname(place));
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
