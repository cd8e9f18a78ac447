/** Sources for the pictures at the addresses that pages request (SPEC 7.4), and for product documents. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { looksOf, pictureInputs } from '../../drawings/parse-source.ts';
import { isOwnDocument } from '../../kernel/documents.ts';
import { memoizeTexts } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { trueSizeSource } from '../../site/page-types/sub-category/true-size-props.ts';
import { documentSources } from '../documents/document-sources.ts';
import { createSources, type Drawings, type FindSource, findInside } from '../images/sources.ts';
import { projectRoot } from '../project-root.ts';
import { codeHash } from './source-hash.ts';

/** Encoded pictures are cached by a hash of their content, so a second build encodes none. */
export const imageCache = join(projectRoot, '.cache', 'images');

/** Includes all drawing code, even code that a drawing doesn't use, because it rarely changes. */
const codeVersion = () => `${codeHash('drawings')} ${codeHash('kernel')}`;

/** Looks in the catalogue's images folder first, then draws the picture from the product's data. */
export function imageSources(catalogue: string, tables: Tables): FindSource {
  const { products } = tables;
  const lookup = (code: string) => (Object.hasOwn(products, code) ? products[code] : undefined);
  const drawings: Drawings = {
    // Pages show a drawing as SVG and in other formats, and both countries' data sheets print it.
    draw: memoizeTexts(async (source) => {
      const range = trueSizeSource(tables, source);
      if (range) {
        const { drawTrueSizes } = await import('../../drawings/true-size/draw-true-size.ts');
        return drawTrueSizes(range.things, range.width, lookup);
      }
      const { drawSource } = await import('../../drawings/draw-source.ts');
      return drawSource(source, lookup);
    }),
    version(source) {
      const range = trueSizeSource(tables, source);
      const inputs = range ? [range, looksOf(range.things, lookup)] : pictureInputs(source, lookup);
      const made = JSON.stringify([codeVersion(), source, inputs]);
      return hash('sha256', made);
    },
  };
  const pictures = createSources(join(catalogue, 'images'), drawings);
  const documents = documentSources(
    tables,
    drawings,
    () => `${codeVersion()} ${codeHash('scripts/documents')}`,
  );
  return async (source, format) =>
    isOwnDocument(source)
      ? findInside(catalogue, source)
      : (documents(source) ?? pictures(source, format));
}
