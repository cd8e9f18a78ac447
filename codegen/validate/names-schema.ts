/**
 * Defines `names.json`, which lists this catalogue's codes, paths and ids for editors to complete.
 * scripts/build/write-names-schema.ts writes it, and it isn't committed. The check uses an empty one,
 * because rules explain unknown names better.
 */
import { nameTypes } from '../document.ts';

export const namesFile = 'names.json';

export type NameType = (typeof nameTypes)[number];

export const noNames = {
  $id: namesFile,
  $defs: Object.fromEntries(nameTypes.map((kind) => [kind, {}])),
};
