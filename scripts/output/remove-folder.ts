import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { marker } from './output-folder.ts';

/** Leaves what can't be removed to the next build. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {}
}

/** More files than this take longer to remove than a process takes to start. */
const fewFiles = 2000;
const program = `const { rmSync } = require('node:fs');
for (const path of process.argv.slice(1)) rmSync(path, { recursive: true, force: true });`;

/**
 * Removes a folder of a build. A process of its own removes a large one, so that no one waits. The
 * marker goes last: the next build recognises what's left by it.
 */
export function discardFolder(folder: string): void {
  let names: readonly string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return;
  }
  const paths = [...names.filter((name) => !/[\\/]/.test(name) && name !== marker), '.'];
  const targets = paths.map((name) => join(folder, name));
  if (names.length <= fewFiles) for (const path of targets) removeFolder(path);
  else
    spawn(process.execPath, ['-e', program, ...targets], { detached: true, stdio: 'ignore' })
      .on('error', () => removeFolder(folder))
      .unref();
}
