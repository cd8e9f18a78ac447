/** Data sheets from threads: started as they are needed, one a core at most, and no reason to keep a command running. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import type { SheetWork } from './make-data-sheet.ts';

type Answer = { readonly id: number; readonly bytes?: Uint8Array; readonly error?: unknown };
type Thread = { readonly worker: Worker; waiting: number };
type Waiting = {
  readonly done: (bytes: Buffer) => void;
  readonly fail: (error: unknown) => void;
  readonly thread: Thread;
};

const threads = new Set<Thread>();
const waiting = new Map<number, Waiting>();
let last = 0;

export function sheetFromThread(work: SheetWork): Promise<Buffer> {
  const thread = freeThread();
  last += 1;
  const id = last;
  thread.waiting += 1;
  thread.worker.ref();
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail, thread });
    thread.worker.postMessage({ id, work });
  });
}

/** The one with least to do; another one where all are busy and a core is left. */
function freeThread(): Thread {
  const [free] = [...threads].sort((a, b) => a.waiting - b.waiting);
  if (free && (free.waiting === 0 || threads.size >= availableParallelism())) return free;
  const worker = startWorker('scripts/documents/data-sheet-worker.ts');
  const thread: Thread = { worker, waiting: 0 };
  threads.add(thread);
  worker.on('message', ({ id, bytes, error }: Answer) => {
    const job = waiting.get(id);
    waiting.delete(id);
    thread.waiting -= 1;
    if (thread.waiting === 0) worker.unref();
    if (bytes) job?.done(Buffer.from(bytes));
    else job?.fail(error);
  });
  const end = (error: unknown) => {
    threads.delete(thread);
    for (const [id, job] of waiting) {
      if (job.thread !== thread) continue;
      waiting.delete(id);
      job.fail(error);
    }
  };
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`a thread was ended (${code})`)));
  return thread;
}
