/** How the tests start their browser. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Debian's second package: Chromium without windows. It takes 40 % less CPU. */
const headlessShell = `${chromium}-headless-shell`;

/**
 * Chromium uses only the last list, so this one repeats Playwright's (chromiumSwitches.ts). Added are the pages
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

/** For most tests, which look at no picture: a sixth of the work. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...(withPictures.args ?? []), '--blink-settings=imagesEnabled=false'],
};

/** The whole browser, which loads pictures below the window as late as a visitor's does. */
export const wholeBrowser: LaunchOptions = { ...withPictures, executablePath: chromium };

/** As a visitor has it: scrollbars take room, and Back brings a page from memory. */
export const asVisitorsHaveIt: LaunchOptions = {
  ...wholeBrowser,
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
};
