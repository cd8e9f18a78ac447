/** Lists everything that's invented to make the site complete, with its position. */
import { fieldName } from '../../codegen/document.ts';
import { lineAt } from './edit-yaml.ts';
import type { Editing } from './editing.ts';

export type SamplePosition = {
  readonly file: string;
  readonly line: number;
  /** "sample" in a file, or in an entry: "teasers[0].sample". */
  readonly field: string;
};

/** In file order. */
export const listSamples = ({ root, documents, nameOf, proposal }: Editing): SamplePosition[] =>
  documents.flatMap((document) => {
    if (document.samples.length === 0) return [];
    const text = proposal.read(nameOf(document));
    return document.samples.map((path) => ({
      file: `${root}/${nameOf(document)}`,
      line: lineAt(text, path),
      field: fieldName(path),
    }));
  });
