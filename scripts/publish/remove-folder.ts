import { rmSync } from 'node:fs';

/** What cannot be removed is left to the next build, which sweeps. */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  } catch {}
}
