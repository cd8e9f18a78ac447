/** A finished tree takes the place of the published one as a whole, or not at all (ACCEPTANCE 20). */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where a build puts its files until they are complete: beside the target, so that a rename suffices. */
export const stagingOf = (out: string): string => `${out}.building`;

export function prepareStaging(out: string): string {
  const staging = stagingOf(out);
  // A build that was killed may have left its own; what it published before is untouched.
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(dirname(staging), { recursive: true });
  mkdirSync(staging);
  return staging;
}

export function swapIn(staging: string, out: string): void {
  const old = `${out}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(staging, out);
  rmSync(old, { recursive: true, force: true });
}
