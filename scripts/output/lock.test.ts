import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runExitHandlers } from '../on-exit.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { withLock } from './lock.ts';

it('leaves no lock behind if the command is stopped while it takes one', async () => {
  const path = join(temporaryFolder('lock-'), '.site.lock');
  const work = withLock(path, undefined, () => {}).catch(() => {});
  expect(existsSync(path)).toBe(true);
  runExitHandlers();
  expect(existsSync(path)).toBe(false);
  await work;
});
