/** What the development server shows: the last catalogue without errors, and what is wrong since. */
import { existsSync } from 'node:fs';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { constantsModule, constantsOf } from '../../codegen/constants-of.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import type { Problem } from '../../codegen/problem.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { readMany } from '../read-many.ts';

/** A catalogue with the text of its modules, by their file names. */
export type Edition = {
  readonly catalogue: Catalogue;
  readonly modules: ReadonlyMap<string, string>;
};
/** What was found in one reading of the folder. An edition is present where nothing is an error. */
export type Reading = {
  readonly edition?: Edition;
  readonly problems: readonly Problem[];
};

/** Reads the folder as it is now. Throws where the fault is not the catalogue's. */
export async function readEdition(root: string): Promise<Reading> {
  if (!existsSync(root)) return { problems: [missingFolder(root)] };
  const { catalogue, problems } = await compileCatalogue(root, { cache: catalogueCache, readMany });
  if (!catalogue) return { problems };
  // Code knows no more of a catalogue than this; pages are handed its tables.
  const modules = new Map([['constants.ts', constantsModule(constantsOf(catalogue.site))]]);
  return { edition: { catalogue, modules }, problems };
}

const missingFolder = (root: string): Problem => ({
  severity: 'error',
  file: root,
  line: 1,
  column: 1,
  field: '',
  message: 'the folder of the catalogue is missing',
  write: 'it back, or start with --catalogue DIR',
  rule: 'missing-file',
});
