/** Reads command lines, and explains those it can't read. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of the options. Throws a UserError with the usage if the command line can't be read. */
export const readArguments = <T extends Options>(usage: string, options: T) =>
  readWords(usage, options, process.argv.slice(2), false);

/** The same, and the other words. */
export function readWords<T extends Options>(
  usage: string,
  options: T,
  args: readonly string[] = process.argv.slice(2),
  allowPositionals = true,
) {
  requireAllOptions(usage, options, args);
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals });
    return { ...read.values, words: read.positionals };
  } catch (error) {
    throw wrongUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/** A UserError with the usage, for a command line that makes no sense to its command. */
export const wrongUsage = (message: string, usage: string): UserError =>
  new UserError(`${message}\n\nUsage: ${usage}`, 2);

function requireAllOptions(usage: string, options: Options, args: readonly string[]): void {
  const kept = Object.keys(options).find((name) => isKeptByNpm(name, args));
  if (kept === undefined) return;
  const event = process.env.npm_lifecycle_event ?? '';
  const command = ['start', 'test'].includes(event) ? `npm ${event}` : `npm run ${event}`;
  throw wrongUsage(`npm took --${kept} for itself. Type ${command} -- --${kept}`, usage);
}

/** A whole number. Throws a UserError. */
export function readNumber(option: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number;
  throw new UserError(`--${option} takes a number from ${min} to ${max}, not "${text}".`, 2);
}

export const readPort = (text: string): number => readNumber('port', text, 0, 65_535);

/** "2026-12-01" or "2026-12-01T00:00", in each country's own time. Throws a UserError. */
export function readTime(text: string): string {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}Z`);
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}T${time}`);
  if (isReal) return `${day}T${time}`;
  const instead = day === '' ? '' : ", which doesn't exist";
  throw new UserError(`--at takes a time such as 2026-12-01T00:00, not "${text}"${instead}.`, 2);
}

/**
 * Whether npm took an option, as from `npm run check --strict`. It passes the option in the environment
 * only, where its own options, such as --json, also appear if an .npmrc sets them.
 */
function isKeptByNpm(option: string, args: readonly string[]): boolean {
  if (process.env.npm_lifecycle_event === undefined) return false;
  const value = process.env[`npm_config_${option.replaceAll('-', '_')}`];
  if (value === undefined || value === '') return false;
  return !args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`));
}
