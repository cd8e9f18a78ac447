import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Where commands keep what the files of a catalogue say, so that the next one reads those alone that changed. */
export const catalogueCache = join(projectRoot, '.cache', 'catalogue');
