/** How the tests start their browser. */
import type { LaunchOptions } from '@playwright/test';

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

export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};

/** As a visitor has it: scrollbars take room, and Back brings a page from memory. */
export const asVisitorsHaveIt: LaunchOptions = {
  ...launchOptions,
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
};
