/** Documents whose shape their schema has vouched for. */
import type { FilesByKind } from './files.ts';
import type { Kind, SourceDocument } from './read/document.ts';

/** A document whose value has the shape of its kind. */
export type Shaped<K extends Kind = Kind> = K extends Kind
  ? { readonly kind: K; readonly document: SourceDocument; readonly value: FilesByKind[K] }
  : never;

/** What site.yaml says; its absence is a problem that has been reported. */
export const settingsIn = (all: readonly Shaped[]): FilesByKind['site'] | undefined =>
  all.find((entry) => entry.kind === 'site')?.value;

/** The one place where the verdict of a schema is believed. */
export function shaped(document: SourceDocument): Shaped {
  return { kind: document.kind, document, value: document.value } as Shaped;
}
