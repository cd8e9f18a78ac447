/** Hashes source files, so caches don't reuse results from different code. */
import { hash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isEditedSinceStart } from '../../codegen/load/file-cache.ts';
import { projectRoot } from '../project-root.ts';

/** Lists a folder's files, as paths from the project root with "/". */
export const sourcesIn = (room: string): string[] =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${room}/${path.replaceAll('\\', '/')}`,
  );

/** Depends only on paths and bytes, not on the order of `paths`. */
export const sourceHash = (paths: readonly string[]): string =>
  hash(
    'sha256',
    [...paths]
      .sort()
      .map((path) => `${path}\n${hash('sha256', readFileSync(join(projectRoot, path)))}`)
      .join('\n'),
  );

export type Sources = {
  readonly hash: string;
  /** Whether no file has changed since before hashing. Editing a file and undoing the edit counts as a change. */
  readonly isCurrent: () => boolean;
};

/** Calls `list` again for `isCurrent`, to notice added files. */
export function hashSources(list: () => readonly string[]): Sources {
  const stateOf = (path: string) => {
    const found = statSync(join(projectRoot, path), { throwIfNoEntry: false });
    return `${path} ${found?.size} ${found?.ctimeMs} ${found?.ino}`;
  };
  const state = () => list().map(stateOf).join('\n');
  const before = state();
  return { hash: sourceHash(list()), isCurrent: () => state() === before };
}

/** Hashes the code this process is running. */
export function runningCode(folders: readonly string[]): string {
  const files = folders.flatMap(sourcesIn).filter(isCode);
  return sourceHash(files) + unsharedWhereEdited(files);
}

/**
 * Add this to the hash of code that this process runs. If that code was edited after the process started,
 * the hash no longer matches what's running, so this returns an id unique to the process and caches aren't shared.
 */
export const unsharedWhereEdited = (files: readonly string[]): string =>
  isEditedSinceStart(files.map((path) => join(projectRoot, path))) ? ` ${ownId}` : '';
const ownId = randomUUID();
const isCode = (path: string) => /(?<!\.test)\.ts$/.test(path);
