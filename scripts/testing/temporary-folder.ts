import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder for one test file, removed after its last test. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  return folder;
}
