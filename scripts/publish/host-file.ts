import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';

/** A file of a tree that is no page: its path in the tree, and its text. */
export type HostFile = { readonly path: string; readonly content: string };

/** Files that are made together: where something that they tell of has changed, all of them anew. */
export type HostFileMaker = {
  /** Its file, or the first of them. */
  readonly name: string;
  /** `first` is what stands in the pages themselves. */
  readonly make: (
    tables: Tables,
    country: Country,
    first: FirstPaint | undefined,
  ) => Iterable<HostFile>;
};

export const filesByPath = (files: Iterable<HostFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, content }) => [path, content]));
