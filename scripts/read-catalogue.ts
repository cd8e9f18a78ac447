/** A catalogue as the commands read it: what its files say is kept between runs. */
import { join } from 'node:path';
import { type Compiled, compileCatalogue } from '../codegen/main.ts';
import { projectRoot } from './project-root.ts';

const cache = join(projectRoot, '.cache', 'catalogues');

export const readCatalogue = (root: string, strict = false): Promise<Compiled> =>
  compileCatalogue(root, { strict, cache });
