/** The pictures that the pages ask for, at the very addresses that they name (SPEC 7.4). */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { shownFacts } from '../../drawings/product-shown.ts';
import type { Tables } from '../../kernel/tables.ts';
import { createSources, type ImageSources } from '../images/sources.ts';
import { projectRoot } from '../project-root.ts';
import { sourceHash, sourcesIn } from './source-hash.ts';

/** Encoded pictures are kept by the hash of what they show: a second build encodes none. */
export const imageCache = join(projectRoot, '.cache', 'images');

/** Files of the catalogue's images folder first, then drawings made from the products' own data. */
export function imageSources(catalogue: string, products: Tables['products']): ImageSources {
  const lookup = (code: string) => (Object.hasOwn(products, code) ? products[code] : undefined);
  let code: string | undefined;
  return createSources(join(catalogue, 'images'), {
    async draw(source) {
      const { drawSource } = await import('../../drawings/draw-source.ts');
      return drawSource(source, lookup);
    },
    version(source) {
      code ??= versionOfCode();
      const made = JSON.stringify([code, source, shownFacts(source, lookup)]);
      return createHash('sha256').update(made).digest('hex');
    },
  });
}

/** Of all that draws, whether or not it has a part in a drawing: code changes seldom. */
const versionOfCode = (): string =>
  sourceHash(
    ['drawings', 'kernel'].flatMap(sourcesIn).filter((path) => /(?<!\.test)\.ts$/.test(path)),
  );
