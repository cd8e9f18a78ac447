import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package, if this system is Debian and we may. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', env });
}
