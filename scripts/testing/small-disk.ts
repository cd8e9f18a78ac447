/** Mounts a disk of a few kilobytes, to test real full disks and mounted folders. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' });

/**
 * Mounts an empty disk at a folder, and returns a function that unmounts it. If this user may not mount disks, returns
 * undefined and prints that these tests are skipped.
 */
export function mountDisk(folder: string, size: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  if (status === 0) return () => run('umount', '--lazy', folder);
  console.warn(`NOT TESTED: no disk can be mounted here (${stderr?.trim() || 'no mount'}).`);
  return undefined;
}
