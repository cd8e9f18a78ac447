/**
 * `names.json` beside the schemas tells an editor the codes, paths and ids of this very catalogue. It
 * is made from the catalogue (scripts/editor/write-names.ts) and is not committed. To the check, which
 * says more of a wrong name than that it is none of a list, it is empty.
 */
import type { ReferenceKind } from '../read/document.ts';

export const namesFile = 'names.json';

/** What an editor can complete. */
export const nameKinds = [
  'product',
  'category',
  'page',
  'link',
  'image',
  'featured-promo',
  'teaser',
  'contaminant',
  'technology',
  'specification',
  'specifications',
] as const satisfies readonly ReferenceKind[];
export type NameKind = (typeof nameKinds)[number];

export const noNames = {
  $id: namesFile,
  $defs: Object.fromEntries(nameKinds.map((kind) => [kind, {}])),
};
