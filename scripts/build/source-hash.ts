/** Hashes source files, so caches don't reuse results from different code. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeTexts } from '../../kernel/memoize.ts';
import { filesBelow } from '../disk.ts';
import { projectRoot } from '../project-root.ts';

/** Lists a folder's files, as paths from the project root with "/". */
export const sourcesIn = (folder: string): string[] =>
  filesBelow(join(projectRoot, folder)).map((path) => `${folder}/${path}`);

/** Depends on paths and bytes only, not on the order of `paths`. */
export const sourceHash = (paths: readonly string[]): string =>
  hash(
    'sha256',
    [...paths]
      .sort()
      .map((path) => `${path}\n${hash('sha256', readFileSync(join(projectRoot, path)))}`)
      .join('\n'),
  );

/** Hashes a folder's code and data, without tests. Once, because a process goes on with the code it has loaded. */
export const codeHash = memoizeTexts((folder) =>
  sourceHash(sourcesIn(folder).filter((path) => /(?<!\.test)\.ts$|\.(?:json|svg)$/.test(path))),
);
