/** Goes from page to page: full page loads that arrive at once, and caches that store what they may. */
import { expect, test } from '@playwright/test';
import { withPictures } from './browser.ts';
import { range } from './page-examples.ts';

test.use({ launchOptions: withPictures });

test('CALL-01 the page whose link the pointer rests on is fetched before the click', async ({
  page,
}) => {
  await page.goto('/mains-water-filter-systems');
  // The rules are in their own file, which the browser reads once the page has loaded.
  await page.waitForLoadState('networkidle');
  const link = page
    .locator('main a[href="/ultraviolet-water-treatment-systems"]')
    .or(page.locator('main a[href^="/mains-water-filter-systems/"]'));
  await link.first().hover();
  await page.waitForTimeout(1000);
  await link.first().click();
  await expect(page).not.toHaveURL('/mains-water-filter-systems');
  const delivery = () => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : 'unknown';
  };
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
});

for (const [motion, expected] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`CALL-01 pages ${expected ? 'pass into each other' : 'change at once'} for a visitor with prefers-reduced-motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        const moving = 'viewTransition' in event && event.viewTransition !== null;
        document.documentElement.dataset.testMoving = String(moving);
      });
    });
    await page.goto('/');
    await page.locator('main a[href^="/"]:not([href*="#"])').first().click();
    await expect(page).not.toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-test-moving', String(expected));
  });
}

test('NAV-01 the picture of a card leads where its name does', async ({ page }) => {
  for (const [path, cards] of [
    [range, 'main li'],
    ['/mains-water-filter-systems', 'main li'],
    ['/search?keywords=filter', '[data-tool="search"] li'],
  ] as const) {
    await page.goto(path);
    const card = page
      .locator(cards)
      .filter({ has: page.locator('h3 a') })
      .filter({ has: page.locator('img') })
      .first();
    const target = await card.locator('h3 a').getAttribute('href');
    // In the middle of the picture, whatever covers it.
    await card.locator('img').click({ force: true });
    await expect(page).toHaveURL(target ?? '');
  }
});
