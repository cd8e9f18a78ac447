/** A hash of sources: what was made with other code is not mistaken for ours. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownBundle } from '../../codegen/code-version.ts';
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

/** The same for the same code of commands. */
export const commandCode = (): string =>
  ownBundle() ??
  sourceHash(['codegen', 'drawings', 'kernel', 'scripts'].flatMap(sourcesIn).filter(isCode));
const isCode = (path: string) => /(?<!\.test)\.ts$/.test(path);
