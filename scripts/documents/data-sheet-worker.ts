/** Writes data sheets, one after the other, as long as it is handed any. */
import { answerEach } from '../run-worker.ts';
import { makeDataSheet } from './make-data-sheet.ts';

answerEach(makeDataSheet);
