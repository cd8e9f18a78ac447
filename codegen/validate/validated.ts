/** Documents that fit the schema of their type. */

import type { FilesByType } from '../../kernel/generated/files.ts';
import type { FileType, SourceDocument } from '../document.ts';

/** A document with the typed value of its file type. */
export type Validated<K extends FileType = FileType> = K extends FileType
  ? { readonly kind: K; readonly document: SourceDocument; readonly value: FilesByType[K] }
  : never;

/** The content of site.yaml; its absence has been reported. */
export const siteFileOf = (all: readonly Validated[]): FilesByType['site'] | undefined =>
  all.find((entry) => entry.kind === 'site')?.value;

/** Nothing else casts a value because its schema accepted it. */
export function validated(document: SourceDocument): Validated {
  return { kind: document.kind, document, value: document.value } as Validated;
}
