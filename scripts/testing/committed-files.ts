import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Every committed file except pictures and typefaces, by its path in the repository. */
export const committedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && !/\.(png|jpe?g|webp|woff2?)$/.test(name))
    .filter((name) => existsSync(join(projectRoot, name)));
