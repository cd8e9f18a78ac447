/** Writes one data sheet after another, for sheet-workers.ts. */
import { handleMessages } from '../run-worker.ts';
import { makeDataSheet } from './write-data-sheet.ts';

handleMessages(makeDataSheet);
