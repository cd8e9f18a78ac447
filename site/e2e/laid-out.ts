import type { Page } from '@playwright/test';

/** What is far below is laid out, a part at a time, once a page is loaded (site/header/client/when-idle.ts). */
export const isLaidOut = (page: Page): Promise<void> =>
  page.locator('html:not([data-fresh])').waitFor({ state: 'attached' });
