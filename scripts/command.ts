/**
 * What every command is wrapped in, so that it ends with its true status. Libraries install
 * listeners that only log (vike does, for uncaughtException), and a command whose failure ends in
 * one exits with 0. Ours are installed first, when this module is loaded, and end the process.
 */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { undoAll } from './at-end.ts';
import { Fault, reportFault, statusOf } from './fault.ts';

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

type Options = NonNullable<ParseArgsConfig['options']>;

/** Values of the options. Throws a Fault with the usage where the command line cannot be understood. */
export function readArguments<T extends Options>(
  usage: string,
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  const wrong = (message: string) => new Fault(`${message}\n\nUsage: ${usage}`, 2);
  const swallowed = Object.keys(options).find((name) => keptByNpm(name));
  if (swallowed !== undefined) {
    const command = process.env.npm_lifecycle_event;
    throw wrong(
      `npm kept --${swallowed} to itself. Options of a command stand behind a second --: npm run ${command} -- --${swallowed}`,
    );
  }
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** A port of the command line. Throws a Fault. */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Fault(`--port: a number from 0 to 65535 expected, found "${text}"`, 2);
}

/** `npm run check --strict`: npm takes the option for its own, and hands it on in the environment alone. */
function keptByNpm(option: string): boolean {
  // npm knows --json itself; a user may have switched it on for good.
  if (option === 'json' || process.env.npm_lifecycle_event === undefined) return false;
  return process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined;
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
