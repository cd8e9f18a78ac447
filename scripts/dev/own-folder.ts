/** A folder of this process alone, so that two servers, or a server and a build, never share a file. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const cache = join(projectRoot, '.cache');

/** `.cache/dev-<process>`, gone when the process ends; those of processes that were killed go now. */
export function ownFolder(): string {
  const remove = (name: string) => rmSync(join(cache, name), { recursive: true, force: true });
  for (const name of present()) {
    const owner = /^dev-(\d+)$/.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) remove(name);
  }
  const name = `dev-${process.pid}`;
  process.once('exit', () => remove(name));
  return join(cache, name);
}

function present(): string[] {
  try {
    return readdirSync(cache);
  } catch {
    return [];
  }
}

function isAlive(owner: number): boolean {
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
