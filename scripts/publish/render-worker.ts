/** A thread that makes the pages it is given, a batch at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PageMaking, type PageTask, pageMaker } from './page-maker.ts';

const making: PageMaking = workerData;
const make = await pageMaker(making);
parentPort?.on('message', (tasks: readonly PageTask[]) => parentPort?.postMessage(make(tasks)));
parentPort?.postMessage('ready');
