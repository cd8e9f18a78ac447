/** Everything that is invented to make the site complete, with its place. */
import { fieldName } from '../../codegen/read/document.ts';
import { lineAt } from './edit-yaml.ts';
import type { Editing } from './editing.ts';

/** "catalogue/products/X.yaml:41 sample", in the order of the files. */
export const listSamples = ({ root, documents, nameOf, proposal }: Editing): string[] =>
  documents.flatMap((document) => {
    if (document.samples.length === 0) return [];
    const text = proposal.read(nameOf(document));
    return document.samples.map(
      (path) => `${root}/${nameOf(document)}:${lineAt(text, path)} ${fieldName(path)}`,
    );
  });
