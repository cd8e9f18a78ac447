/** Writes data sheets in other processes: at most one a core, started on demand. They don't keep a command running. */
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { atEnd } from '../at-end.ts';
import type { AnswerOfWorker } from '../run-worker.ts';
import { endedEarly, errorOf, forkWorker } from '../start-worker.ts';
import type { SheetWork } from './write-data-sheet.ts';

type SheetWorker = { readonly child: ChildProcess; waiting: number };
type Waiting = {
  readonly done: (bytes: Buffer) => void;
  readonly fail: (error: unknown) => void;
  readonly worker: SheetWorker;
};

const workers = new Set<SheetWorker>();
const waiting = new Map<number, Waiting>();
let last = 0;

export function sheetFromWorker(question: SheetWork): Promise<Buffer> {
  const worker = freeWorker();
  last += 1;
  const id = last;
  worker.waiting += 1;
  worker.child.channel?.ref();
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail, worker });
    worker.child.send({ id, question });
  });
}

/** The least busy worker, or a new one if all are busy and there's a core left. */
function freeWorker(): SheetWorker {
  const [free] = [...workers].sort((a, b) => a.waiting - b.waiting);
  if (free && (free.waiting === 0 || workers.size >= availableParallelism())) return free;
  const child = forkWorker('scripts/documents/data-sheet-worker.ts');
  child.unref();
  const stop = atEnd(() => child.kill('SIGKILL'));
  const worker: SheetWorker = { child, waiting: 0 };
  workers.add(worker);
  child.on('message', (message: AnswerOfWorker<Uint8Array>) => {
    const job = waiting.get(message.id);
    waiting.delete(message.id);
    worker.waiting -= 1;
    if (worker.waiting === 0) child.channel?.unref();
    if ('answer' in message) job?.done(Buffer.from(message.answer));
    else job?.fail(errorOf(message.fault));
  });
  const end = (error: unknown) => {
    stop();
    workers.delete(worker);
    for (const [id, job] of waiting) {
      if (job.worker !== worker) continue;
      waiting.delete(id);
      job.fail(error);
    }
  };
  child.on('error', end);
  child.on('exit', (code, signal) => end(endedEarly('the writer of data sheets', code, signal)));
  return worker;
}
