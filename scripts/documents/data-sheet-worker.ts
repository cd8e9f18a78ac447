/** A thread that writes data sheets, one after the other, as long as it is handed any. */
import { parentPort } from 'node:worker_threads';
import { makeDataSheet, type SheetWork } from './make-data-sheet.ts';

parentPort?.on('message', async ({ id, work }: { id: number; work: SheetWork }) => {
  try {
    parentPort?.postMessage({ id, bytes: await makeDataSheet(work) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
