/**
 * What every npm script begins with. Plain JavaScript, because nothing may be installed
 * yet: it installs what package-lock.json names, if that has changed, and then runs the
 * script, scripts/<name>.ts, with the rest of the arguments.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.log('Installing dependencies (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...rest],
  { cwd: process.cwd(), stdio: 'inherit' },
);
process.exit(status ?? 1);

/** npm leaves a copy of the lock file in node_modules; it names the same packages when nothing is to be done. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(packages).every(
    ([path, wanted]) => path === '' || wanted.optional || present[path]?.version === wanted.version,
  );
}
