import type { FieldPath, SourceDocument } from '../read/document.ts';
import type { RuleInput } from './rule.ts';

export type FoundLink = {
  readonly url: string;
  readonly document: SourceDocument;
  readonly path: FieldPath;
};

/** Every link of every file: fields that are links, and the links inside texts. */
export const linksOf = ({ references }: Pick<RuleInput, 'references'>): readonly FoundLink[] =>
  references.flatMap(({ kind, value, document, path }) =>
    kind === 'link' && typeof value === 'string' ? [{ url: value, document, path }] : [],
  );
