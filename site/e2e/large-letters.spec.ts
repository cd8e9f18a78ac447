/** A font size of twice the default, set in the browser (WCAG 1.4.4), on a phone. */
import { chromium, expect, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { pageTypes } from './page-types.ts';

const size = 32;

test(`QLT-01 with letters of ${size} px no page is wider than a phone, the offer can be closed, and what you type can be read`, async ({
  baseURL,
}) => {
  test.slow();
  // A setting of the whole browser.
  const args = [...(asVisitorsHaveIt.args ?? []), `--blink-settings=defaultFontSize=${size}`];
  const browser = await chromium.launch({ ...asVisitorsHaveIt, args });
  try {
    const viewport = { width: 360, height: 780 };
    const page = await browser.newPage({ viewport, ...(baseURL !== undefined && { baseURL }) });
    for (const [, path] of pageTypes) {
      await page.goto(path);
      const { letters, over } = await page.evaluate(() => ({
        letters: getComputedStyle(document.documentElement).fontSize,
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(letters).toBe(`${size}px`);
      expect.soft(over, path).toBe(0);
    }
    await page.goto('/dealers');
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    const close = page.getByRole('button', { name: 'Close this offer' });
    const box = await close.boundingBox();
    expect((box?.x ?? room) + (box?.width ?? 0)).toBeLessThanOrEqual(room);
    await close.click();
    await expect(close).toBeHidden();
    for (const field of ['#header-search', '#dealer-code'])
      expect((await page.locator(field).boundingBox())?.width, field).toBeGreaterThan(3 * size);
    await page.goto('/contact-us');
    await expect(page.locator('textarea').first()).toHaveCSS('white-space', 'pre-wrap');
  } finally {
    await browser.close();
  }
});
