/** How the tests start their browser. */
import type { LaunchOptions } from '@playwright/test';

export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** As a visitor has it: scrollbars take room, and Back brings a page from memory. */
export const asVisitorsHaveIt: LaunchOptions = {
  ...launchOptions,
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
};
