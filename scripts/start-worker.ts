/**
 * Runs *-worker.ts modules in processes. Two threads that create thousands of files are hardly
 * faster than one, and a process returns its memory when it ends.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onExit } from './on-exit.ts';
import { projectRoot } from './project-root.ts';
import type { WorkerError, WorkerMessage } from './run-worker.ts';
import { UserError } from './user-error.ts';

export type Worker = {
  readonly done: Promise<void>;
  readonly stop: () => void;
};

/** Runs a worker for each piece of work. Rejects with the first error, and stops the others. */
export async function runWorkers<Told>(
  file: string,
  works: readonly object[],
  take: (told: Told) => void,
  heap?: number,
): Promise<void> {
  const workers = works.map((work) => startWorker(file, work, take, heap));
  try {
    await Promise.all(workers.map(({ done }) => done));
  } finally {
    for (const { stop } of workers) stop();
  }
}

/** `file` is a path from the project's root. `given` is plain data. `take` receives the worker's reports. `heap` is in megabytes. */
export function startWorker<Told>(
  file: string,
  given: object,
  take: (told: Told) => void = () => {},
  heap?: number,
): Worker {
  const child = forkWorker(file, heap);
  const stop = onExit(() => child.kill('SIGKILL'));
  let fault: WorkerError | undefined;
  child.on('message', (message: WorkerMessage<Told>) => {
    if ('told' in message) take(message.told);
    if ('fault' in message) fault = message.fault;
  });
  // The exit status reports a worker that ends before it gets its work.
  child.send(given, () => {});
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      stop();
      if (fault) reject(errorOf(fault));
      else if (status === 0) resolve();
      else reject(exitedEarly(basename(file, '.ts'), status, signal));
    });
  });
  // Only code that waits for `done` gets the error. A command may end for another reason first.
  done.catch(() => {});
  return { done, stop };
}

function forkWorker(file: string, heap?: number): ChildProcess {
  const runsTypeScript = 'typescript' in process.features && process.features.typescript;
  const execArgv = [
    ...(runsTypeScript
      ? []
      : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]),
    // V8 frees memory late. Without a limit, a process takes three times what it needs on a large machine.
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`, '--max-semi-space-size=16']),
  ];
  return fork(join(projectRoot, file), { execArgv, serialization: 'advanced' });
}

/** A signal comes from a person, or from a system that's out of memory. */
const exitedEarly = (name: string, status: number | null, signal: NodeJS.Signals | null): Error =>
  signal === null
    ? new Error(`${name} ended with ${status}`)
    : new UserError(
        `${signal} stopped one of this command's processes (${name}). Systems do that when memory runs out. Close other programs and run the command again.`,
      );

function errorOf({ sentence, status, message, stack }: WorkerError): Error {
  if (sentence !== undefined) return new UserError(sentence, status);
  return Object.assign(new Error(message), { stack });
}
