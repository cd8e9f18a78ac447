/** Pictures of the commerce backend come without measures: the list reads them by loading (SPEC 7.4). */
import { expect, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { errorsSaid } from './console-errors.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({ launchOptions: wholeBrowser });

test('IMG-03 ERR-05 a result tells the measures of its picture, and one that fails leaves its place empty', async ({
  page,
}) => {
  const said = errorsSaid(page);
  const shifts = await watchShifts(page);
  // One picture is wide, one is missing; the pages and the backend's answer stay as they are.
  await page.route(/\/_ipx\/[^?]*\/WH2-60\.webp/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>',
    }),
  );
  await page.route(/\/_ipx\/[^?]*\/WH2-55\.webp/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/search?keywords=WH2');
  const row = (code: string) =>
    page.locator('article').filter({ has: page.locator(`a[href="/${code}"]`) });
  await expect(row('WH2-60').locator('img')).toHaveAttribute('height', '48');
  await expect(row('WH2-60').locator('img')).toHaveAttribute('width', '96');
  await row('WH2-55').scrollIntoViewIfNeeded();
  await expect(row('WH2-55').locator('img')).toHaveCount(0);
  expect(said.some((text) => text.includes('Failed to get image metadata'))).toBe(true);
  const box = await row('WH2-55').boundingBox();
  expect(box?.height).toBeGreaterThan(96);
  expect(await shifts()).toEqual([]);
});
