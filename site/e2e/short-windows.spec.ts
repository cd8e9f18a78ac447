/** Windows lower than 30rem: a phone on its side, or a zoom of 400 %. No bar stays, because it would cover the page. */
import { expect, type Page, test } from '@playwright/test';
import { header } from './header-page.ts';

const list = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const paths = [
  '/',
  '/dealers',
  '/HYBRID-G7',
  list,
  '/compare?codes=WH2-45,WH1-20,WH2-60',
  '/search?keywords=filter',
  '/articles/uv-treatment-explained',
  '/company-and-support',
  '/stores',
];

/** How much of the window's height stuck and fixed elements cover, with the page scrolled to its middle. */
const coveredHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position, left } = getComputedStyle(element);
      // A column that stays at the side of a table takes no height.
      const isBar = position === 'fixed' || (position === 'sticky' && left === 'auto');
      if (!isBar || !element.checkVisibility()) continue;
      const { top, bottom } = element.getBoundingClientRect();
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) {
        rows.add(y);
      }
    }
    return rows.size;
  });

for (const [width, height] of [
  [320, 256],
  [740, 360],
  [1280, 400],
] as const) {
  test(`QLT-01 nothing covers a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      if (path === list) {
        for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
      }
      expect(await coveredHeight(page), path).toBe(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('QLT-01 the search and the menu of a low phone are in the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(header(page).locator('[data-search-box] input').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('QLT-01 the element with the focus is in sight at once while Tab is held down', async ({
  page,
}) => {
  await page.goto('/faqs');
  for (let key = 0; key < 60; key += 1) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('QLT-01 the gallery says which of its views is shown', async ({ page }) => {
  await page.goto('/HYBRID-G7');
  const links = page.locator('#gallery a');
  const current = page.locator('#gallery a[aria-current="true"]');
  await expect(current).toHaveText(await links.first().innerText());
  await links.nth(1).click();
  await expect(current).toHaveText(await links.nth(1).innerText());
  await page.locator('#gallery ul').evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(current).toHaveText(await links.first().innerText());
});
