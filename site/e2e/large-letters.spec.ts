/** Letters that somebody has chosen half as large again, in the settings of the browser (WCAG 1.4.4). */
import { expect, test } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { isLaidOut } from './laid-out.ts';

test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
  },
});

test('QLT-01 on a phone no page grows wider than the screen by large letters', async ({ page }) => {
  for (const path of ['/', '/HYBRID-G7', '/mixer-taps', '/filterwall', '/find-my-cartridge']) {
    await page.goto(path);
    await isLaidOut(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '24px',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
