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
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

process.on('uncaughtException', fail).on('unhandledRejection', fail);
process.on('exit', () => {
  undoAll();
  if (status === undefined) console.error('The command ended before its work was done.');
  process.exitCode = status ?? 1;
});
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

/** For servers: waits for Ctrl+C or a signal, after which the command closes what it opened and ends by itself. */
export const untilStopped = (): Promise<void> =>
  new Promise((done) => {
    // A server is meant to be stopped: closing it is a good end.
    stopServing = done;
  });

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
    setTimeout(() => {
      status = 0;
      process.exit(0);
    }, 5000).unref();
    close();
    return;
  }
  console.error(`\nStopped by ${signal}.`);
  undoAll();
  // Dead by the signal, as the shell and npm expect of who is asked to stop.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function ignoreClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
}
