import type { FieldPath, SourceDocument } from '../read/document.ts';
import { linksIn, parseRichText } from '../resolve/rich-text.ts';
import type { RuleInput } from './rule.ts';

export type FoundLink = {
  readonly url: string;
  readonly document: SourceDocument;
  readonly path: FieldPath;
};

/** Every link of every file: fields that are links, and the links inside texts. */
export const linksOf = ({ references }: Pick<RuleInput, 'references'>): readonly FoundLink[] =>
  references.flatMap(({ kind, value, document, path }) => {
    if (typeof value !== 'string') return [];
    if (kind === 'link') return [{ url: value, document, path }];
    if (kind !== 'text' || !value.includes('](')) return [];
    return linksIn(parseRichText(value)).map((url) => ({ url, document, path }));
  });
