/**
 * Allows one writer at a time for a folder, across processes, checkouts and containers. The holder
 * refreshes the lock folder's time. A command breaks the lock of one that was killed 15 s ago.
 */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lock, unlockSync } from 'proper-lockfile';
import { handleSignals, onExit } from '../on-exit.ts';
import { codeOf, withPath } from '../user-error.ts';
import { OutputError } from './output-folder.ts';

/** A busy holder refreshes late. A holder that's silent for this long was killed. */
const staleMs = 15_000;
const refreshMs = 2000;
const pollMs = 200;
const optionsOf = (path: string) => ({ lockfilePath: path, realpath: false, stale: staleMs });

export const refusals = {
  build: (folder: string) =>
    `Another command is building to "${folder}" or publishing from it. Nothing was built. Wait for that command to finish, or build into another folder (npx puretec build --out DIR).`,
  publishTo: (folder: string) =>
    `Another command is building or publishing to "${folder}". Nothing was published. Wait for that command to finish.`,
  publishFrom: (folder: string) =>
    `Another command is building to "${folder}" or publishing from it. Nothing was published. Wait for that command to finish.`,
} as const;

/** A build replaces the folder, so its lock is next to it. */
export const lockPathOf = (folder: string): string =>
  join(dirname(folder), `.${basename(folder)}.lock`);

/**
 * Runs `work` with the lock. `confirm` throws an OutputError if another process has taken it. With
 * a live holder, throws one with the refusal, or waits if there's none.
 */
export async function withLock<T>(
  path: string,
  refusal: string | undefined,
  work: (confirm: () => void) => T | Promise<T>,
): Promise<T> {
  mkdirSync(dirname(path), { recursive: true });
  // A signal between the lock and `onExit` would leave the lock behind.
  await handleSignals();
  let isLost = false;
  await take(path, refusal, () => {
    isLost = true;
  });
  const own = statSync(path).ino;
  const isOwn = () => !isLost && statSync(path, { throwIfNoEntry: false })?.ino === own;
  const release = onExit(() => {
    if (isOwn()) unlockSync(path, optionsOf(path));
  });
  const confirm = () => {
    if (!isOwn()) throw new OutputError(refusal ?? `${path} is locked. Try again later.`);
  };
  try {
    return await work(confirm);
  } finally {
    release();
  }
}

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Takes the lock. While another process holds it, throws the refusal, or waits if there's none. */
async function take(path: string, refusal: string | undefined, onCompromised: () => void) {
  const untilFree = { forever: true, factor: 1, minTimeout: pollMs };
  const retries = refusal === undefined ? untilFree : 0;
  try {
    await lock(path, { ...optionsOf(path), onCompromised, update: refreshMs, retries });
  } catch (error) {
    if (codeOf(error) === 'ELOCKED' && refusal !== undefined) throw new OutputError(refusal);
    throw withPath(error, path);
  }
}
