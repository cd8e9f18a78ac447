/**
 * Processes for modules named *-worker.ts: bundled as the commands are, or as they are written where
 * those are not. Processes, not threads: in one process two threads that make thousands of files and
 * much rubbish are hardly faster than one, and what a process took is given back when it ends.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atEnd } from './at-end.ts';
import { Fault } from './fault.ts';
import { projectRoot } from './project-root.ts';
import type { FaultOfWorker, MessageOfWorker } from './run-worker.ts';

export type Worker<Told> = {
  /** Resolves when it has done its work; rejects with its fault. */
  readonly done: Promise<void>;
  readonly onTold: (listen: (told: Told) => void) => void;
  /** Ends it, whatever it does. */
  readonly stop: () => void;
};

/**
 * `file` from the project's root, such as `scripts/build/page-worker.ts`. A worker has a name of
 * its own; `given` is plain data; `heap` is what it may hold, in megabytes, else what Node allows.
 */
export function startWorker<Told>(file: string, given: object, heap?: number): Worker<Told> {
  const child = forkWorker(file, heap);
  const stop = atEnd(() => child.kill('SIGKILL'));
  let listen: (told: Told) => void = () => {};
  let fault: FaultOfWorker | undefined;
  child.on('message', (message: MessageOfWorker<Told>) => {
    if ('told' in message) listen(message.told);
    if ('fault' in message) fault = message.fault;
  });
  // One that ends before it has heard its work is told of by its status.
  child.send(given, () => {});
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      stop();
      if (fault) reject(errorOf(fault));
      else if (status === 0) resolve();
      else reject(endedEarly(basename(file, '.ts'), status, signal));
    });
  });
  // Whoever waits for it hears of a fault; a command that ends for another reason does not.
  done.catch(() => {});
  return { done, stop, onTold: (each) => (listen = each) };
}

/** One that is handed more than one piece of work (`answerEach`). */
export function forkWorker(file: string, heap?: number): ChildProcess {
  const isBundled = !import.meta.url.endsWith('.ts');
  const [module, args] = isBundled
    ? [fileURLToPath(new URL(`./${basename(file, '.ts')}.js`, import.meta.url)), []]
    : [join(projectRoot, 'scripts/commands/as-written.mjs'), [join(projectRoot, file)]];
  // Where it may hold much, V8 clears up late: on a large machine a process takes three times what it needs.
  const execArgv =
    heap === undefined ? [] : [`--max-old-space-size=${heap}`, '--max-semi-space-size=16'];
  return fork(module, args, { execArgv, env: withoutCertificates(), serialization: 'advanced' });
}

/** A signal comes from outside: of a person, or of a system that has no memory left. */
export const endedEarly = (
  name: string,
  status: number | null,
  signal: NodeJS.Signals | null,
): Error =>
  signal === null
    ? new Error(`${name} ended with ${status}`)
    : new Fault(
        `A process of this command (${name}) was ended by ${signal}. Systems do that where memory runs short: close programs, and run the command again.`,
      );

/** A worker opens no connections, and Node takes 40 ms to read a machine's certificates. */
function withoutCertificates(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _left, ...env } = process.env;
  return env;
}

export function errorOf({ sentence, status, message, stack }: FaultOfWorker): Error {
  if (sentence !== undefined) return new Fault(sentence, status);
  return Object.assign(new Error(message), { stack });
}
