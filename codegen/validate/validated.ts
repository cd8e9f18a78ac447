/** Documents that fit the schema of their type. */

import type { Kind, SourceDocument } from '../document.ts';
import type { FilesByKind } from '../files.ts';

/** A document with the typed value of its file type. */
export type Validated<K extends Kind = Kind> = K extends Kind
  ? { readonly kind: K; readonly document: SourceDocument; readonly value: FilesByKind[K] }
  : never;

/** The content of site.yaml; its absence has been reported. */
export const settingsIn = (all: readonly Validated[]): FilesByKind['site'] | undefined =>
  all.find((entry) => entry.kind === 'site')?.value;

/** The one place that trusts the verdict of a schema. */
export function validated(document: SourceDocument): Validated {
  return { kind: document.kind, document, value: document.value } as Validated;
}
