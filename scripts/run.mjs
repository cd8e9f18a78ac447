#!/usr/bin/env node
/**
 * Starts puretec and all npm scripts: installs the packages of a changed package-lock.json, then
 * runs the command line in this process. It's plain JavaScript, because nothing may be installed
 * yet.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const parent = process.ppid;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const from = process.cwd();
// npm run starts in the project's folder, npx in a subfolder.
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  process.exit(1);
}

// npm signals the shell between us, which dies silently, so this process then stops itself.
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 100).unref();

if (!isInstalled()) await install();
if (process.features.typescript) {
  // Worker processes inherit the environment.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
} else (await import('tsx/esm/api')).register();
const { runCommand } = await import('./exit-status.ts');
const { runCommandLine } = await import('./cli.ts');
runCommand(() => runCommandLine(process.argv.slice(2), from));

async function install() {
  console.log('Installing packages (about a minute the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // In a clone inside another project's workspaces, npm would install that project.
  const options = ['--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(npm, ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const status = await new Promise((done) => {
    child.on('error', (error) => {
      console.error(`npm can't be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
  if (status === 0) return;
  console.error("The packages couldn't be installed. npm's message above says why.");
  process.exit(status);
}

/** npm writes its copy of the lock file last, so a missing or different copy means an incomplete installation. */
function isInstalled() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const present = installedPackages();
  return Object.entries(packages).every(
    ([path, expected]) =>
      path === '' || expected.optional || present[path]?.version === expected.version,
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
