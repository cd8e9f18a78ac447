/** Errors that the user can fix, printed as a sentence. Anything else is a bug, printed with its stack. */

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

type SystemError = { readonly path: string | undefined; readonly port: number | undefined };

const inTheWay = (error: SystemError): string =>
  `${named(error)} can't be reached: a file is in the way of a folder, or a link goes nowhere. Move it somewhere else and run the command again.`;
const sentences: Readonly<Record<string, (error: SystemError) => string>> = {
  ENOSPC: (error) => `The disk is full${at(error)}. Free some space and run the command again.`,
  EFBIG: (error) =>
    `A file is larger than this system allows${at(error)}. Raise the limit (ulimit -f) and run the command again.`,
  EACCES: (error) =>
    error.port === undefined
      ? `You don't have permission to read or write${of(error)}. Change its permissions, or run the command as its owner.`
      : `You don't have permission to open port ${error.port}. Use --port with a number above 1023.`,
  EPERM: (error) =>
    `The system doesn't allow changes to${of(error)}. Unlock it, or use another folder.`,
  EROFS: (error) => `The disk is read-only${at(error)}. Use a folder on another disk.`,
  EBUSY: (error) =>
    `${named(error)} is in use by another program, or something is mounted there. Close the program or unmount the disk, and run the command again.`,
  EIO: (error) =>
    `The disk failed${at(error)}. Check the disk or its cable, and run the command again.`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n) and run the command again.',
  ENOTDIR: inTheWay,
  ELOOP: inTheWay,
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use. Stop the other server, or use another port with --port.`,
};
const writing = ['ENOSPC', 'EFBIG', 'EROFS'];

/** Adds a path to an error that has none. Systems name a file they can't open, but not one for which the disk is full. */
export const withPath = (error: unknown, path: string): unknown =>
  error instanceof Error && !('path' in error) ? Object.assign(error, { path }) : error;

/** For folders only. A missing or existing file is our bug. */
const isOfFolder = (error: Error): boolean =>
  'syscall' in error &&
  ['mkdir', 'mkdtemp'].includes(String(error.syscall)) &&
  ['ENOENT', 'EEXIST'].includes(codeOf(error));

const of = ({ path }: SystemError) => (path === undefined ? ' a file' : ` "${path}"`);
const named = ({ path }: SystemError) => (path === undefined ? 'A file' : `"${path}"`);
const at = ({ path }: SystemError) => (path === undefined ? '' : ` (at "${path}")`);

/** Numbers in messages of native bundlers: "(os error 28)". */
const numbers: Readonly<Record<string, string>> = {
  1: 'EPERM',
  5: 'EIO',
  13: 'EACCES',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
};

/** Returns a sentence for an error that the user can fix, even if a library has wrapped it. Undefined for bugs. */
export function messageOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined;
  if (error instanceof UserError) return error.message;
  const code = codeOf(error);
  const missing = code === 'ERR_MODULE_NOT_FOUND' && missingPackage.exec(error.message)?.[1];
  if (missing) return `The package ${missing} is missing. Run npm ci to reinstall the packages.`;
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1] ?? '';
  const known = numbers[number] ?? code;
  const sentence = isOfFolder(error) ? inTheWay : sentences[known];
  if (sentence) {
    // A copy's error names its source first, but its target is on the full disk.
    const isOfWriting = writing.includes(known);
    const place = isOfWriting && 'dest' in error ? error.dest : 'path' in error && error.path;
    const path = typeof place === 'string' ? place : undefined;
    const port = 'port' in error && typeof error.port === 'number' ? error.port : undefined;
    return sentence({ path, port });
  }
  const inner = error instanceof AggregateError ? error.errors : [];
  for (const cause of [error.cause, ...inner]) {
    const found = messageOf(cause, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Prints the sentence, or a bug's stack. */
export function reportError(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(messageOf(error) ?? `This is a bug in the program:\n${stack}`);
}

export const exitCodeOf = (error: unknown): number =>
  error instanceof UserError ? error.status : 1;
