/** The browser that the tests drive: one that is installed, else one that can be. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of Chromium or Chrome. CHROMIUM_PATH wins. Installs Debian's where nothing is there and we may. */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const run = (args: readonly string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    run(['update', '-qq']);
    run(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  const now = installed();
  if (now === undefined) {
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH.',
    );
  }
  return now;
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places].find((path) => existsSync(path));
}
