/** The pictures that the pages ask for, at the very addresses that they name (SPEC 7.4), and the documents of products. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pictureInputs } from '../../drawings/parse-source.ts';
import type { Tables } from '../../kernel/tables.ts';
import { documentSources } from '../documents/document-sources.ts';
import { createSources, type Drawings, type ImageSources } from '../images/sources.ts';
import { projectRoot } from '../project-root.ts';
import { runningCode } from './source-hash.ts';

/** Encoded pictures are kept by the hash of what they show: a second build encodes none. */
export const imageCache = join(projectRoot, '.cache', 'images');

/** Files of the catalogue's images folder first, then drawings made from the products' own data. */
export function imageSources(catalogue: string, tables: Tables): ImageSources {
  const { products } = tables;
  const lookup = (code: string) => (Object.hasOwn(products, code) ? products[code] : undefined);
  let code: string | undefined;
  const codeVersion = () => {
    code ??= versionOfCode();
    return code;
  };
  const drawings: Drawings = {
    async draw(source) {
      const { drawSource } = await import('../../drawings/draw-source.ts');
      return drawSource(source, lookup);
    },
    version(source) {
      const made = JSON.stringify([codeVersion(), source, pictureInputs(source, lookup)]);
      return createHash('sha256').update(made).digest('hex');
    },
  };
  const pictures = createSources(join(catalogue, 'images'), drawings);
  const documents = documentSources(
    tables,
    drawings,
    () => `${codeVersion()} ${runningCode(['scripts/documents'])}`,
  );
  return {
    find: async (source, format) => documents.find(source) ?? pictures.find(source, format),
  };
}

/** Of all that draws, whether or not it has a part in a drawing: code changes seldom. */
const versionOfCode = (): string => runningCode(['drawings', 'kernel']);
