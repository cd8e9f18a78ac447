/** How the tests start their browser. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Debian's second package, Chromium without windows, takes 40% less CPU. */
const headlessShell = `${chromium}-headless-shell`;

/**
 * Chromium only uses the last of these lists, so this one repeats Playwright's (chromiumSwitches.ts). It adds the pages
 * of Chromium's address bar, two for each window.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

export const withPictures: LaunchOptions = {
  executablePath: existsSync(headlessShell) ? headlessShell : chromium,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

/** The headless shell, for most tests, which don't check pictures. It does a sixth of the work. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...(withPictures.args ?? []), '--blink-settings=imagesEnabled=false'],
};

/** The whole browser, which loads pictures below the window as late as a visitor's browser does. */
export const wholeBrowser: LaunchOptions = { ...withPictures, executablePath: chromium };

/** Settings of a visitor's browser: scrollbars need room, and Back restores a page from memory. */
export const asVisitorsHaveIt: LaunchOptions = {
  ...wholeBrowser,
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
};
