/**
 * What every npm script begins with. Plain JavaScript, because nothing may be installed
 * yet: it installs what package-lock.json names, if that has changed, and then runs the
 * command, scripts/<name>.ts, with the rest of the arguments, in this process.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { currentBundle, linkOutside } from './commands/bundle.mjs';

const parent = process.ppid;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
// The command finds its arguments where it would without us.
const [name = ''] = process.argv.splice(2, 1);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

const link = linkOutside(root);
if (link !== undefined) {
  console.error(
    `${link} is a link to a folder outside this one, or to none, where code finds no packages. Delete the link, or mount a disk at ${link}.`,
  );
  process.exit(1);
}

// npm hands a signal to the shell between us, which dies of it without a word: then the command is stopped by us.
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 100).unref();

let folder = currentBundle(root);
if (folder === undefined) {
  if (!isInstalled()) await install();
  folder = await bundleApart();
}
const bundled = folder && join(folder, `${name}.js`);
if (bundled && existsSync(bundled)) {
  await import(pathToFileURL(bundled).href);
} else {
  // What cannot be bundled, or not be kept, runs as it is written.
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, 'scripts', `${name}.ts`)).href);
}

/** In a process of its own: what the bundler takes, some 300 MB, would stay with this one to its end. */
function bundleApart() {
  const child = spawn(process.execPath, [join(root, 'scripts/commands/make-bundle.mjs'), root], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let told = '';
  child.stdout.on('data', (part) => {
    told += part;
  });
  return new Promise((done) => {
    child.on('error', () => done(undefined));
    child.on('close', () => done(told.trim() || undefined));
  });
}

async function install() {
  console.log('Installing dependencies (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const status = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(`npm cannot be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed; what npm says above is the reason.');
  process.exit(status);
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
