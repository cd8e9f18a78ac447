import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of package.json, whether this runs from source or bundled. */
export const projectFolder = dirname(createRequire(import.meta.url).resolve('#package'));

/** Schemas are part of the program, whichever catalogue is checked. */
export const schemaFolder = join(projectFolder, 'catalogue', 'schema');
