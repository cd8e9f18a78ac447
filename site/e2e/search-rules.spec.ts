/** The entries in the list, and their prices (SPEC 4 and 6). */
import type { Page } from '@playwright/test';
import { withPictures } from './browser.ts';
import { holdBack } from './hold-back.ts';
import { enterWords, expect, test } from './search-site.ts';

test.use({ launchOptions: withPictures });

/** Answers every item search with these items. */
async function answerWith(tab: Page, items: readonly object[]) {
  await tab.route(/\/api\/(cacheable|personalized)\/items/, (route) =>
    route.fulfill({ json: { items } }),
  );
}

test('SRCH-06 ERR-11 no product but pages: "No Results" in exactly these words, then the pages as a group', async ({
  page: tab,
  site,
}) => {
  await answerWith(tab, []);
  await enterWords(site, '/', 'fluoride');
  await expect(site.status).toHaveText('No Results');
  await expect(site.status).toBeVisible();
  const pages = tab.getByRole('group', { name: 'Also on this site' });
  await expect(pages.locator('a[href]').first()).toBeVisible();
  const [above, below] = [await site.status.boundingBox(), await pages.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  await expect(site.options).toHaveCount(0);
  await site.input.press('ArrowDown');
  await expect(pages.locator('a').first()).toBeFocused();
});

test('SRCH-07 ACCEPTANCE 28 a picture that cannot be loaded leaves its place, and nothing moves', async ({
  page: tab,
  site,
}) => {
  const release = await holdBack(tab, /\/picture\.webp/, (route) => route.fulfill({ status: 404 }));
  const urls = [{ url: '/picture.webp' }];
  await answerWith(tab, [{ itemid: 'X', itemimages_detail: { urls } }]);
  await enterWords(site, '/', 'any');
  const option = site.options.first();
  await expect(option.locator('img')).toHaveCount(1);
  const before = await option.boundingBox();
  release();
  await expect(option.locator('img')).toHaveCount(0);
  expect(await option.boundingBox()).toEqual(before);
});
