/** Hashes source files, so caches don't reuse results from different code. */
import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEditedSinceStart } from '../../codegen/load/file-cache.ts';
import { filesBelow } from '../disk.ts';
import { projectRoot } from '../project-root.ts';

/** Lists a folder's files, as paths from the project root with "/". */
export const sourcesIn = (room: string): string[] =>
  filesBelow(join(projectRoot, room)).map((path) => `${room}/${path}`);

/** Depends on paths and bytes only, not on the order of `paths`. */
export const sourceHash = (paths: readonly string[]): string =>
  hash(
    'sha256',
    [...paths]
      .sort()
      .map((path) => `${path}\n${hash('sha256', readFileSync(join(projectRoot, path)))}`)
      .join('\n'),
  );

/** Hashes the code this process runs. If it was edited after the start, the hash is unique, so no cache is shared. */
export function runningCode(folders: readonly string[]): string {
  const files = folders
    .flatMap(sourcesIn)
    .filter((path) => /(?<!\.test)\.ts$|\.(?:json|svg)$/.test(path));
  const isEdited = isEditedSinceStart(files.map((path) => join(projectRoot, path)));
  return sourceHash(files) + (isEdited ? ` ${ownId}` : '');
}
const ownId = randomUUID();
