/** Errors that the user can fix, printed as a sentence. Anything else is a bug, printed with its stack. */
import { getSystemErrorName } from 'node:util';
import data from './system-errors.json' with { type: 'json' };

/** Only the message is printed. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly status: number;
  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** Returns "ENOENT" and the like, empty for other errors. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A package that isn't installed, or was removed. */
const missingPackage = /^Cannot find package '((?:@[^/']+\/)?[^/']+)/;

const sentences: Readonly<Record<string, string>> = data;
const writing = ['ENOSPC', 'EFBIG', 'EROFS'];

/** Adds a path to an error that has none. Systems name a file they can't open, but not one for which the disk is full. */
export const withPath = (error: unknown, path: string): unknown =>
  error instanceof Error && !('path' in error) ? Object.assign(error, { path }) : error;

/** For folders only. A missing or existing file is our bug. */
const isOfFolder = (error: Error): boolean =>
  'syscall' in error &&
  ['mkdir', 'mkdtemp'].includes(String(error.syscall)) &&
  ['ENOENT', 'EEXIST'].includes(codeOf(error));

const wordsFor = (path: string | undefined, port: number | undefined) => ({
  at: path === undefined ? '' : ` (at "${path}")`,
  of: path === undefined ? ' a file' : ` "${path}"`,
  named: path === undefined ? 'A file' : `"${path}"`,
  port: String(port ?? ''),
});

/** Returns a sentence for an error that the user can fix, even if a library has wrapped it. Undefined for bugs. */
export function messageOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined;
  if (error instanceof UserError) return error.message;
  const code = codeOf(error);
  const missing = code === 'ERR_MODULE_NOT_FOUND' && missingPackage.exec(error.message)?.[1];
  if (missing) return `The package ${missing} is missing. Run npm ci to reinstall the packages.`;
  // Native bundlers write "(os error 28)".
  const number = Number(/\(os error (\d+)\)/.exec(error.message)?.[1] ?? 0);
  const known = number > 0 ? getSystemErrorName(-number) : code;
  const port = 'port' in error && typeof error.port === 'number' ? error.port : undefined;
  const name = port !== undefined && known === 'EACCES' ? 'EACCES port' : known;
  const sentence = sentences[isOfFolder(error) ? 'ENOTDIR' : name];
  if (sentence) {
    // A copy's error names its source first, but its target is on the full disk.
    const isOfWriting = writing.includes(known);
    const place = isOfWriting && 'dest' in error ? error.dest : 'path' in error && error.path;
    const words: Readonly<Record<string, string>> = wordsFor(
      typeof place === 'string' ? place : undefined,
      port,
    );
    return sentence.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  }
  const inner = error instanceof AggregateError ? error.errors : [];
  for (const cause of [error.cause, ...inner]) {
    const found = messageOf(cause, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function reportError(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(messageOf(error) ?? `This is a bug in the program:\n${stack}`);
}

export const exitCodeOf = (error: unknown): number =>
  error instanceof UserError ? error.status : 1;
