/** A folder takes the place of another in one step: no moment, and no kill, finds the place empty. */
import { spawnSync } from 'node:child_process';
import { lstatSync, renameSync } from 'node:fs';
import { OutputFault } from './output-folder.ts';

// What Linux offers for it is renameat2 with RENAME_EXCHANGE (2), which Node does not know.
const callNumbers: Readonly<Record<string, number>> = { x64: 316, arm64: 276 };
const call = `exit syscall(${callNumbers[process.arch] ?? -1}, -100, $ARGV[0], -100, $ARGV[1], 2)`;

/** Programs that do know it, with what stands before the two paths. Every Debian has Perl. */
const ways: readonly (readonly [program: string, args: readonly string[]])[] = [
  ['perl', ['-e', call]],
  ['mv', ['--exchange', '--no-target-directory']],
];

/**
 * Puts `next` where `folder` is. What was there lies then at `next` or, where the system cannot
 * exchange two folders, at `previous`. Throws where it could not, and then `folder` is as it was.
 */
export function replaceFolder(folder: string, next: string, previous: string): void {
  if (exchangeFolders(next, folder)) return;
  renameSync(folder, previous);
  try {
    renameSync(next, folder);
  } catch (error) {
    putBack(previous, folder);
    throw error;
  }
}

function exchangeFolders(one: string, other: string): boolean {
  const { ino } = lstatSync(one);
  return ways.some(([program, args]) => {
    // What the program says of itself is no matter: the disk tells what it did.
    spawnSync(program, [...args, one, other], { stdio: 'ignore' });
    return lstatSync(other).ino === ino;
  });
}

function putBack(previous: string, folder: string): void {
  try {
    renameSync(previous, folder);
  } catch {
    throw new OutputFault(
      `The finished site could not be put into place, nor the one before put back: it lies in "${previous}". Rename that folder to "${folder}".`,
    );
  }
}
