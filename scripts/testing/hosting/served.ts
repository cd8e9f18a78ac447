/** A site that a host's real program serves on a port of this machine. */
import type { AskOptions, Reply } from '../../preview/testing/ask.ts';

export type ServedName = 'preview' | 'nginx' | 'workers' | 'bucket';
export type TreeName = 'au' | 'nz';
export type Served = {
  readonly name: ServedName;
  readonly trees: readonly TreeName[];
  /** Requests the path exactly as written, from the tree's host unless the call names another. */
  readonly ask: (tree: TreeName, path: string, question?: AskOptions) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

export const hostnames: Readonly<Record<TreeName, string>> = {
  au: 'www.puretec.com.au',
  nz: 'www.puretec.co.nz',
};
