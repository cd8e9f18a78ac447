/** Faults that a person or the machine can put right, said in a plain sentence; a stack belongs to faults of ours. */

/** Its message is all that is printed. */
export class Fault extends Error {
  override readonly name: string = 'Fault';
  /** What the command ends with. */
  readonly status: number;
  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}

/** What npm has not installed, or somebody has removed since. */
const missingPackage = /^Cannot find package '((?:@[^/']+\/)?[^/']+)/;

type SystemError = { readonly code: string; readonly path?: string; readonly port?: number };

const inTheWay = (error: SystemError): string =>
  `There is no way to${of(error)}: something else stands where a folder is needed, or a link leads nowhere. Move that away, and run the command again.`;
const sentences: Readonly<Record<string, (error: SystemError) => string>> = {
  ENOSPC: (error) => `The disk is full${at(error)}. Free some space and run the command again.`,
  EDQUOT: (error) => `The disk quota is used up${at(error)}. Free some space and run it again.`,
  EFBIG: (error) => `A file would be larger than this system allows${at(error)}.`,
  EACCES: (error) =>
    error.port === undefined
      ? `There is no permission to read or write${of(error)}.`
      : `This user may not open port ${error.port}. Choose one above 1023 with --port.`,
  EPERM: (error) => `The system does not permit to change${of(error)}.`,
  EROFS: (error) => `The disk is read-only${at(error)}.`,
  EBUSY: (error) => `Another program, or a mount, holds on to${of(error)}.`,
  EMFILE: () => 'Too many files are open. Raise the limit (ulimit -n) and run the command again.',
  ENFILE: () => 'Too many files are open on this machine. Close programs and run it again.',
  EIO: (error) => `The disk reports an error${at(error)}.`,
  ENAMETOOLONG: (error) => `A name is longer than this disk allows${at(error)}.`,
  ENOTDIR: inTheWay,
  ELOOP: inTheWay,
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? ''} is in use. Stop the other server, or choose a port with --port.`,
};
const writing = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** The system names a file that cannot be opened, but not one that the disk has no room for. */
export const withPlace = (error: unknown, path: string): unknown =>
  error instanceof Error && !('path' in error) ? Object.assign(error, { path }) : error;

/** Else a file that is missing, or there already, is a fault of ours. */
const isOfFolder = (error: Error): boolean =>
  'syscall' in error &&
  ['mkdir', 'mkdtemp'].includes(String(error.syscall)) &&
  'code' in error &&
  ['ENOENT', 'EEXIST'].includes(String(error.code));

const of = ({ path }: SystemError) => (path === undefined ? ' a file' : ` "${path}"`);
const at = ({ path }: SystemError) => (path === undefined ? '' : ` (at "${path}")`);

/** Numbers that bundlers written in other languages put into their messages: "(os error 28)". */
const numbers: Readonly<Record<string, string>> = {
  1: 'EPERM',
  5: 'EIO',
  13: 'EACCES',
  16: 'EBUSY',
  24: 'EMFILE',
  27: 'EFBIG',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** The sentence for a fault that is not ours, also where a library has wrapped it. `undefined` for ours. */
export function sentenceOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined;
  if (error instanceof Fault) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const missing = code === 'ERR_MODULE_NOT_FOUND' && missingPackage.exec(error.message)?.[1];
  if (missing)
    return `The package ${missing} is not installed any more. npm ci installs all of them anew.`;
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1] ?? '';
  const known = numbers[number] ?? code;
  const sentence = isOfFolder(error) ? inTheWay : sentences[known];
  if (sentence) {
    // A copy names what it reads first, and the disk that has no room is that of what it writes.
    const isOfWriting = writing.includes(known);
    const place = isOfWriting && 'dest' in error ? error.dest : 'path' in error && error.path;
    const path = typeof place === 'string' ? place : undefined;
    const port = 'port' in error && typeof error.port === 'number' ? error.port : undefined;
    return sentence({
      code,
      ...(path !== undefined && { path }),
      ...(port !== undefined && { port }),
    });
  }
  const inner = error instanceof AggregateError ? error.errors : [];
  for (const cause of [error.cause, ...inner]) {
    const found = sentenceOf(cause, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A sentence where the fault is a person's or the machine's, else that it is ours, with the stack. */
export function reportFault(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(sentenceOf(error) ?? `This is a fault of the program itself:\n${stack}`);
}

export const statusOf = (error: unknown): number => (error instanceof Fault ? error.status : 1);
