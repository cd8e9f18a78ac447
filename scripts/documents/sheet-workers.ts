/** Writes data sheets in other processes: at most one a core, started on demand. They don't keep a command running. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { onExit } from '../on-exit.ts';
import type { WorkerReply } from '../run-worker.ts';
import { errorOf, exitedEarly, forkWorker } from '../start-worker.ts';
import type { SheetWork } from './write-data-sheet.ts';

const queue = new PQueue({ concurrency: availableParallelism() });
const idle = new Set<ChildProcess>();

export function sheetFromWorker(work: SheetWork): Promise<Buffer> {
  return queue.add(async () => {
    const [worker = startSheetWorker()] = idle;
    idle.delete(worker);
    worker.channel?.ref();
    try {
      return await askWorker(worker, work);
    } finally {
      worker.channel?.unref();
      if (worker.connected) idle.add(worker);
    }
  });
}

function startSheetWorker(): ChildProcess {
  const worker = forkWorker('scripts/documents/data-sheet-worker.ts');
  worker.unref();
  const stop = onExit(() => worker.kill('SIGKILL'));
  worker.once('exit', () => {
    stop();
    idle.delete(worker);
  });
  return worker;
}

async function askWorker(worker: ChildProcess, question: SheetWork): Promise<Buffer> {
  const settled = new AbortController();
  const { signal } = settled;
  const ended = once(worker, 'exit', { signal }).then(([code, killedBy]) => {
    throw exitedEarly('the writer of data sheets', code, killedBy);
  });
  const answered = once(worker, 'message', { signal });
  worker.send({ id: 0, question });
  try {
    const [message] = await Promise.race([answered, ended]);
    const answer: WorkerReply<Uint8Array> = message;
    if ('fault' in answer) throw errorOf(answer.fault);
    return Buffer.from(answer.answer);
  } finally {
    settled.abort();
  }
}
