import type { FilesByType } from '../../kernel/generated/files.ts';
import type { FileType, SourceDocument } from '../document.ts';

export type Validated<K extends FileType = FileType> = K extends FileType
  ? { readonly kind: K; readonly document: SourceDocument; readonly value: FilesByType[K] }
  : never;

/** Returns the content of site.yaml. Its absence has been reported. */
export const siteFileOf = (all: readonly Validated[]): FilesByType['site'] | undefined =>
  all.find((entry) => entry.kind === 'site')?.value;

/** Nothing else casts a value because its schema accepted it. */
export function validated(document: SourceDocument): Validated {
  return { kind: document.kind, document, value: document.value } as Validated;
}
