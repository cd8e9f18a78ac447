/** A hash of sources: what was made with other code is not mistaken for ours. */
import { hash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isEditedSinceStart } from '../../codegen/load/file-cache.ts';
import { projectRoot } from '../project-root.ts';

/** Paths are from the project's root, with "/". */
export const sourcesIn = (room: string): string[] =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${room}/${path.replaceAll('\\', '/')}`,
  );

/** The same for the same paths and bytes, in whatever order they are given. */
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
  /** Whether none of them was touched since before they were hashed. One that was edited and put back was. */
  readonly isCurrent: () => boolean;
};

/** `list` names the files, also those that are added later. */
export function hashSources(list: () => readonly string[]): Sources {
  const stateOf = (path: string) => {
    const found = statSync(join(projectRoot, path), { throwIfNoEntry: false });
    return `${path} ${found?.size} ${found?.ctimeMs} ${found?.ino}`;
  };
  const state = () => list().map(stateOf).join('\n');
  const before = state();
  return { hash: sourceHash(list()), isCurrent: () => state() === before };
}

/** The hash of code that this process runs. */
export function runningCode(folders: readonly string[]): string {
  const files = folders.flatMap(sourcesIn).filter(isCode);
  return sourceHash(files) + unsharedWhereEdited(files);
}

/**
 * To be added to the hash of code that this process runs. Code that was edited after the process began
 * isn't what runs: then this is like no other process's, so no cache keeps its results for others.
 */
export const unsharedWhereEdited = (files: readonly string[]): string =>
  isEditedSinceStart(files.map((path) => join(projectRoot, path))) ? ` ${ownId}` : '';
const ownId = randomUUID();
const isCode = (path: string) => /(?<!\.test)\.ts$/.test(path);
