/** A file of a tree that is no page: its path in the tree, and its text. */
export type HostFile = { readonly path: string; readonly content: string };

export const filesByPath = (files: Iterable<HostFile>): ReadonlyMap<string, string> =>
  new Map(Array.from(files, ({ path, content }) => [path, content]));
