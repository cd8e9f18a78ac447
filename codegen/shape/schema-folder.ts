import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where package.json stands, whether this runs from its source or bundled. */
export const projectFolder = dirname(createRequire(import.meta.url).resolve('#package'));

/** Schemas are part of the program: they stand beside our catalogue, whichever catalogue is checked. */
export const schemaFolder = join(projectFolder, 'catalogue', 'schema');
