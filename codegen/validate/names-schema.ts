/**
 * `names.json` next to the schemas lists the codes, paths and ids of this catalogue, so that an editor can
 * complete them. scripts/editor/write-names.ts writes it; it isn't committed. For the check it's empty, because
 * the rules say more about an unknown name than a schema can.
 */
import type { ReferenceType } from '../document.ts';

export const namesFile = 'names.json';

/** Names that an editor can complete. */
export const nameTypes = [
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
] as const satisfies readonly ReferenceType[];
export type NameType = (typeof nameTypes)[number];

export const noNames = {
  $id: namesFile,
  $defs: Object.fromEntries(nameTypes.map((kind) => [kind, {}])),
};
