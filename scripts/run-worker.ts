/** Runs the worker's side of a worker process (*-worker.ts): it gets its work once, reports results, and ends. */
import { exitCodeOf, messageOf } from './user-error.ts';

export type WorkerError = ReturnType<typeof faultOf>;
export type WorkerMessage<Told> =
  | { readonly told: Told }
  | { readonly fault: WorkerError }
  | { readonly done: true };

export function runWorker<Given, Told = never>(
  work: (given: Given, tell: (told: Told) => void) => Promise<void>,
): void {
  const send = (message: WorkerMessage<Told>, then = () => {}) => process.send?.(message, then);
  const fail = (error: unknown) => send({ fault: faultOf(error) }, () => process.exit(1));
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  // The parent decides what a signal means, and a worker without a parent ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit(1));
  process.once('message', (given: Given) => {
    work(given, (told) => send({ told }))
      // Messages arrive in order, so the results have been sent by then.
      .then(() => send({ done: true }, () => process.exit(0)))
      .catch(fail);
  });
}

/** Includes a sentence if the user can fix the error. */
function faultOf(error: unknown) {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  return { sentence: messageOf(error), status: exitCodeOf(error), message, stack };
}
