/** A font size of one and a half times or twice the default, set in the browser (WCAG 1.4.4). */
import { chromium, expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { isLaidOut } from './laid-out.ts';
import { pageTypes } from './page-types.ts';

/** On a phone, with letters of so many pixels: a setting of the whole browser. */
async function withLetters(
  size: number,
  baseURL: string | undefined,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const args = [...(asVisitorsHaveIt.args ?? []), `--blink-settings=defaultFontSize=${size}`];
  const browser = await chromium.launch({ ...asVisitorsHaveIt, args });
  try {
    const viewport = { width: 360, height: 780 };
    await look(await browser.newPage({ viewport, ...(baseURL !== undefined && { baseURL }) }));
  } finally {
    await browser.close();
  }
}

const some = ['/', '/HYBRID-G7', '/mixer-taps', '/filterwall', '/find-my-cartridge'];
for (const [size, paths] of [
  [24, some],
  [32, pageTypes.map(([, path]) => path)],
] as const) {
  test(`QLT-01 on a phone no page grows wider than the screen by letters of ${size} px`, ({
    baseURL,
  }) =>
    withLetters(size, baseURL, async (page) => {
      for (const path of paths) {
        await page.goto(path);
        await isLaidOut(page);
        const { letters, over } = await page.evaluate(() => ({
          letters: getComputedStyle(document.documentElement).fontSize,
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }));
        expect(letters).toBe(`${size}px`);
        expect(over, path).toBe(0);
      }
    }));

  test(`QLT-01 on a phone the offer can be closed, and what is searched be read, in letters of ${size} px`, ({
    baseURL,
  }) =>
    withLetters(size, baseURL, async (page) => {
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
    }));
}
