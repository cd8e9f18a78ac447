import type { Country } from '../../kernel/contract.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { FirstPaint } from '../../site/document/assets.ts';

/** A file of a tree that is no page: its path in the tree, and its text. */
export type HostFile = { readonly path: string; readonly content: string };

/** `first` is what stands in the pages themselves. */
type Make<Made> = (tables: Tables, country: Country, first: FirstPaint | undefined) => Made;

export type HostFileMaker = OneMaker | ManyMaker;
/** One file. Parts of its text are made apart: each where something that it tells of has changed. */
export type OneMaker = { readonly path: string; readonly parts: readonly Make<string>[] };
/** Files that are made together. */
export type ManyMaker = {
  /** The first of them. */
  readonly path: string;
  readonly make: Make<Iterable<HostFile>>;
};

export const filesByPath = (files: Iterable<HostFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, content }) => [path, content]));
