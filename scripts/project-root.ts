import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of package.json, wherever a command was started. */
export const projectRoot = dirname(createRequire(import.meta.url).resolve('#package'));
