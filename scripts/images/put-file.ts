import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLinkRefused } from '../disk.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Puts a file at a place by a hard link, or a copy where there can be none; whole at every moment.
 * What stands there with the same bytes stays as it is.
 */
export async function putFile(file: string, place: string): Promise<void> {
  try {
    await link(file, place);
    return;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') await mkdir(dirname(place), { recursive: true });
    else if (codeOf(error) === 'EEXIST') {
      if (await isSame(file, place)) return;
    } else if (!isLinkRefused(error)) throw error;
  }
  const unfinished = join(dirname(place), `.${randomUUID()}`);
  await link(file, unfinished).catch((error: unknown) => {
    if (!isLinkRefused(error)) throw error;
    return copyFile(file, unfinished);
  });
  await rename(unfinished, place);
}

async function isSame(file: string, place: string): Promise<boolean> {
  const [here, there] = await Promise.all([stat(file), stat(place)]);
  if (here.ino === there.ino && here.dev === there.dev) return true;
  if (here.size !== there.size) return false;
  const [bytes, others] = await Promise.all([readFile(file), readFile(place)]);
  return bytes.equals(others);
}
