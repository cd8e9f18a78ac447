/** Runs run.mjs in its own checkout with a fake npm, to test when it installs packages. */
import { chmodSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Checkout, installedLock, lock, makeCheckout } from './testing/small-checkout.ts';

let checkout: Checkout;
beforeEach(() => {
  checkout = makeCheckout();
});
afterEach(() => checkout.remove());

/** Like npm, the fake one writes its copy of the lock file last. */
function run(npm = `printf "%s" "$LOCK" > ${installedLock}`) {
  checkout.write('bin/npm', `#!/bin/sh\necho "npm $1"\n${npm}\n`);
  chmodSync(join(checkout.folder, 'bin/npm'), 0o755);
  return checkout.say({
    PATH: `${join(checkout.folder, 'bin')}${delimiter}${process.env.PATH}`,
    LOCK: lock,
  });
}

it.skipIf(process.platform === 'win32').each([
  ['nothing is installed', undefined],
  ['an installation was cut short', '{"packages":{"node_mod'],
  ['another version is installed', lock.replace('1.0.0', '0.9.0')],
])('GEN-07 installs once if %s', async (_name, text) => {
  // An earlier bundle exists, and must not count as installed packages.
  expect((await run()).output).toBe('said\n');
  rmSync(join(checkout.folder, installedLock));
  if (text !== undefined) checkout.write(installedLock, text);
  const first = await run();
  expect(first.output).toContain('npm ci\nsaid\n');
  const second = await run();
  expect(second).toMatchObject({ status: 0, output: 'said\n' });
});

it.skipIf(process.platform === 'win32')(
  'GEN-07 a failed installation ends the command',
  async () => {
    rmSync(join(checkout.folder, installedLock));
    const { status, output } = await run('exit 7');
    expect(status).toBe(7);
    expect(output).toContain("The packages couldn't be installed");
    expect(output).not.toContain('said');
  },
);
