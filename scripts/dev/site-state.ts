/** What the development server shows: the last catalogue without errors, and what is wrong since. */
import { existsSync } from 'node:fs';
import type { Catalogue } from '../../codegen/catalogue.ts';
import { constantsModule, constantsOf } from '../../codegen/constants-of.ts';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { compileCatalogue, openCache } from '../../codegen/main.ts';
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
  readonly problems: readonly Diagnostic[];
};

/**
 * Reads the folder as it is at each call: what no edit touched stays in memory. The call throws
 * where the fault is not the catalogue's.
 */
export function editionReader(root: string): () => Promise<Reading> {
  const cache = openCache(catalogueCache, root);
  return async () => {
    if (!existsSync(root)) return { problems: [missingFolder(root)] };
    const { catalogue, problems } = await compileCatalogue(root, { cache, readMany });
    if (!catalogue) return { problems };
    // Code knows no more of a catalogue than this; pages are handed its tables.
    const modules = new Map([['constants.ts', constantsModule(constantsOf(catalogue.site))]]);
    return { edition: { catalogue, modules }, problems };
  };
}

/** Whether scripts in open pages know what the code now knows of the catalogue. */
export const sameModules = (former: Edition, now: Edition): boolean =>
  [...now.modules].every(([name, text]) => former.modules.get(name) === text);

const missingFolder = (root: string): Diagnostic => ({
  severity: 'error',
  file: root,
  line: 1,
  column: 1,
  field: '',
  message: 'the folder of the catalogue is missing',
  write: 'it back, or start with --catalogue DIR',
  rule: 'missing-file',
});
