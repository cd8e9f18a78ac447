/** Documents against their JSON Schemas. What passes is typed; what does not is problems. */

import type { FilesByKind } from './files.ts';
import type { Problem } from './problem.ts';
import type { Kind, SourceDocument } from './read/document.ts';
import { explain } from './shape/explain.ts';
import { type FoundReference, loadSchemas } from './shape/schemas.ts';

/** A document whose value has the shape of its kind. */
export type Shaped<K extends Kind = Kind> = K extends Kind
  ? { readonly kind: K; readonly document: SourceDocument; readonly value: FilesByKind[K] }
  : never;
/** A reference that a document makes: to a product, a page, a picture … */
export type Reference = FoundReference & { readonly document: SourceDocument };
export type ShapeResult = {
  readonly shaped: readonly Shaped[];
  /** Documents that have a place in the catalogue, but not the right shape. */
  readonly misshapen: readonly SourceDocument[];
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
};

export function checkShape(documents: readonly SourceDocument[]): ShapeResult {
  const schemaOf = loadSchemas();
  const shaped: Shaped[] = [];
  const misshapen: SourceDocument[] = [];
  const references: Reference[] = [];
  const problems: Problem[] = [];
  for (const document of documents) {
    const validate = schemaOf(document.kind);
    const collector: { references: FoundReference[] } = { references: [] };
    const fits = validate.call(collector, document.value);
    references.push(...collector.references.map((found) => ({ ...found, document })));
    if (fits) {
      shaped.push(typed(document));
      continue;
    }
    misshapen.push(document);
    for (const error of validate.errors ?? []) {
      // The branches of an anyOf fail one by one; the anyOf itself says what is wanted.
      if (/\/anyOf\/\d+\//.test(error.schemaPath)) continue;
      const problem = explain(document, error);
      if (problem) problems.push(problem);
    }
  }
  return { shaped, misshapen, references, problems };
}

/** The schema has just vouched for the shape: the one place where that is believed. */
function typed(document: SourceDocument): Shaped {
  return { kind: document.kind, document, value: document.value } as Shaped;
}
