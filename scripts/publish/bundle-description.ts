import type { Assets } from '../../site/document/assets.ts';

/** In a folder of a bundle: what it is. The last thing that is written there. */
export const descriptionFile = 'bundle.json';
export type Description = {
  readonly assets: Assets;
  /** The files of a tree, by path there, below `tree`. */
  readonly files: readonly string[];
};
