/** A file of a tree that is no page: its path in the tree, and its text. */
export type HostFile = { readonly path: string; readonly content: string };

export const filesByPath = (files: readonly HostFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, content }) => [path, content]));
