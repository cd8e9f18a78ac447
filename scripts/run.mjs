/**
 * What every npm script begins with. Plain JavaScript, because nothing may be installed
 * yet: it installs what package-lock.json names, if that has changed, and then runs the
 * script, scripts/<name>.ts, with the rest of the arguments.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const parent = process.ppid;
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
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = await run(npm, install, { cwd: root, shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The dependencies could not be installed; what npm says above is the reason.');
    process.exit(status);
  }
}

process.exit(
  await run(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...rest],
    // One thread a core to encode pictures, and two to read and write files meanwhile.
    { env: { UV_THREADPOOL_SIZE: String(availableParallelism() + 2), ...process.env } },
  ),
);

/**
 * Runs a program to its end. A signal that is meant for it, and reaches only us, is handed on:
 * else it would go on, and publish, after we are gone. npm hands a signal to the shell between
 * us, which dies of it without a word, so that is watched. Where the program dies by a signal, so do we.
 */
function run(program, args, options) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 100);
    child.on('error', (error) => {
      console.error(`${program} cannot be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (status, signal) => {
      clearInterval(watch);
      for (const each of signals) process.removeAllListeners(each);
      if (signal === null) return done(status ?? 1);
      process.kill(process.pid, signal);
      // The first process of a container does not die of its own signal.
      setTimeout(() => done(1), 1000);
    });
  });
}

/**
 * npm leaves a copy of the lock file in node_modules, at the end of an installation; it names the
 * same packages when nothing is to be done. After an interrupted one it is missing, or is no JSON.
 */
function isInstalled() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const present = installedPackages();
  return Object.entries(packages).every(
    ([path, wanted]) => path === '' || wanted.optional || present[path]?.version === wanted.version,
  );
}

function installedPackages() {
  try {
    const file = join(root, 'node_modules', '.package-lock.json');
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
