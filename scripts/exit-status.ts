/**
 * Makes a command end with its true exit status. Libraries install listeners that only log (vike
 * does, for uncaughtException), so a failed command would exit with 0. Our listeners come first and
 * end the process.
 */
import { runExitHandlers } from './on-exit.ts';
import { codeOf, exitCodeOf, reportError } from './user-error.ts';

/** Undefined until the command ends. A library that calls process.exit() earlier cuts it short. */
let status: number | undefined;
let stopServing: (() => void) | undefined;
/** Stopping a server isn't a failure. */
let isServing = false;
let survivesFaults = false;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

process.on('uncaughtException', failLater).on('unhandledRejection', failLater);
process.on('exit', () => {
  runExitHandlers();
  const isCutShort = status === undefined && !isServing;
  if (isCutShort) console.error('The command stopped before it finished. Run it again.');
  process.exitCode = status ?? (isCutShort ? 1 : 0);
});
// Exiting at once saves a large command the 50 ms that freeing its memory takes.
process.on('beforeExit', () => process.exit());
// `npx puretec check | head` closes the pipe. The command still finishes its work.
process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);
for (const signal of signals) process.on(signal, () => stop(signal));

export function runCommand(command: () => number | Promise<number>): void {
  Promise.resolve()
    .then(command)
    .then((result) => {
      status = result;
      process.exitCode = result;
    }, fail);
}

/**
 * Resolves on Ctrl+C or a signal, so a server can close and end. With `survives`, later errors are
 * only printed, as code edits cause many.
 */
export const untilStopped = ({ survives = false } = {}): Promise<void> =>
  new Promise((done) => {
    isServing = true;
    survivesFaults = survives;
    stopServing = done;
  });

function failLater(error: unknown): void {
  if (survivesFaults) reportError(error);
  else fail(error);
}

function fail(error: unknown): void {
  reportError(error);
  status = exitCodeOf(error);
  process.exit(status);
}

function stop(signal: (typeof signals)[number]): void {
  if (stopServing) {
    const close = stopServing;
    stopServing = undefined;
    for (const each of signals) process.removeAllListeners(each).on(each, () => {});
    // An open connection mustn't keep the process alive.
    setTimeout(() => process.exit(), 5000).unref();
    close();
    return;
  }
  console.error(`\nStopped by ${signal}.`);
  runExitHandlers();
  // The shell and npm expect a stopped process to die of the signal.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // A container's first process survives its own signal, so it exits instead.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  status = 1;
  process.exit(status);
}

function ignoreClosedPipe(error: Error): void {
  if (codeOf(error) !== 'EPIPE') throw error;
}
