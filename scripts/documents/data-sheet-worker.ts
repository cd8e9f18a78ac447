/** Writes one data sheet after another, for sheet-workers.ts. */
import { answerEach } from '../run-worker.ts';
import { makeDataSheet } from './write-data-sheet.ts';

answerEach(makeDataSheet);
