/** Finds an installed browser for the tests, or installs one. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './install-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the browser's path. CHROMIUM_PATH wins. If there's no browser, installs Debian's if it may. */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  installPackage('chromium');
  const now = installed();
  if (now === undefined) {
    throw new Error(
      'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its path.',
    );
  }
  return now;
}

function installed(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...knownPaths].find((path) => existsSync(path));
}
