/**
 * What every command is wrapped in, so that it ends with its true status. Libraries install
 * listeners that only log (vike does, for uncaughtException), and a command whose failure ends in
 * one exits with 0. Ours are installed first, when this module is loaded, and end the process.
 */
import { undoAll } from './at-end.ts';
import { reportFault, statusOf } from './fault.ts';

/** Undefined until the command has ended: whoever calls process.exit() before has not done its work. */
let status: number | undefined;
let stopServing: (() => void) | undefined;
/** A server does its work until it is stopped, by whomever. */
let isServing = false;
let survivesFaults = false;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

process.on('uncaughtException', failLater).on('unhandledRejection', failLater);
process.on('exit', () => {
  undoAll();
  const isCutShort = status === undefined && !isServing;
  if (isCutShort) console.error('The command ended before its work was done.');
  process.exitCode = status ?? (isCutShort ? 1 : 0);
});
// Nothing is left to do: memory need not be given back piece by piece, which takes a large command 50 ms.
process.on('beforeExit', () => process.exit());
// `npm run check | head` closes the pipe: what is left to print is lost, the work is not.
process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);
for (const signal of signals) process.on(signal, () => stop(signal));

/** Runs a command; it returns its exit status, or throws. */
export function runCommand(command: () => number | Promise<number>): void {
  Promise.resolve()
    .then(command)
    .then((result) => {
      status = result;
      process.exitCode = result;
    }, fail);
}

/**
 * For servers: waits for Ctrl+C or a signal, after which the command closes what it opened and ends
 * by itself. With `survives`, a fault of a later moment is printed and no more: who edits code
 * breaks it every minute.
 */
export const untilStopped = ({ survives = false } = {}): Promise<void> =>
  new Promise((done) => {
    isServing = true;
    survivesFaults = survives;
    stopServing = done;
  });

function failLater(error: unknown): void {
  if (survivesFaults) reportFault(error);
  else fail(error);
}

function fail(error: unknown): void {
  reportFault(error);
  status = statusOf(error);
  process.exit(status);
}

function stop(signal: (typeof signals)[number]): void {
  if (stopServing) {
    const close = stopServing;
    stopServing = undefined;
    for (const each of signals) process.removeAllListeners(each).on(each, () => {});
    // A connection that never ends does not keep us.
    setTimeout(() => process.exit(), 5000).unref();
    close();
    return;
  }
  console.error(`\nStopped by ${signal}.`);
  undoAll();
  // Dead by the signal, as the shell and npm expect of who is asked to stop.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container does not die of its own signal. It does no more work, and ends.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  status = 1;
  process.exit(status);
}

function ignoreClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
}
