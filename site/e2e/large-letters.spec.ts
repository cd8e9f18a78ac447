/** Letters that somebody has chosen twice as large, in the settings of the browser (WCAG 1.4.4). */
import { expect, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { isLaidOut } from './laid-out.ts';
import { pageKinds } from './page-kinds.ts';

const size = 32;
test.use({
  viewport: { width: 360, height: 780 },
  launchOptions: {
    ...asVisitorsHaveIt,
    args: [...(asVisitorsHaveIt.args ?? []), `--blink-settings=defaultFontSize=${size}`],
  },
});

test('QLT-01 on a phone no page grows wider than the screen by large letters', async ({ page }) => {
  for (const [, path] of pageKinds) {
    await page.goto(path);
    await isLaidOut(page);
    const { letters, over } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(letters).toBe(`${size}px`);
    expect(over, path).toBe(0);
  }
});

test('QLT-01 on a phone the offer can be closed, and what is searched be read, in large letters', async ({
  page,
}) => {
  await page.goto('/dealers');
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  const close = page.getByRole('button', { name: 'Close this offer' });
  const box = await close.boundingBox();
  expect((box?.x ?? room) + (box?.width ?? 0)).toBeLessThanOrEqual(room);
  await close.click();
  await expect(close).toBeHidden();
  for (const field of ['#header-search', '#dealer-code'])
    expect((await page.locator(field).boundingBox())?.width, field).toBeGreaterThan(3 * size);
});
