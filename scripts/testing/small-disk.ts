/** A disk of a few kilobytes, of its own: full disks and mounted folders as they really are. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const run = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' });

/**
 * Mounts an empty disk at a folder, and returns how to take it away. Undefined if this user may
 * not mount one. Then it prints that what needs a disk isn't tested.
 */
export function mountDisk(folder: string, size: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = run('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
  if (status === 0) return () => run('umount', '--lazy', folder);
  console.warn(`NOT TESTED: no disk can be mounted here (${stderr?.trim() || 'no mount'}).`);
  return undefined;
}
