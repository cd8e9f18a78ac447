/** Checks the layout by its boxes: the first screen, what a thumb can reach, and what's cut off or alone in a row. */
import { expect, test } from '@playwright/test';
import { withPictures } from './browser.ts';
import { setCookie } from './header-page.ts';
import { onHost, range } from './page-examples.ts';

test.use({ launchOptions: withPictures });

/** Product lists with the longest headers. */
const lists = [range, '/filtered-sparkling-cold-and-hot-water/sparq'];

test('RTE-10 a list of products begins on the first screen', async ({ page }) => {
  await setCookie(page, 'upgrade_notification_closed', 'true');
  await page.route('**/_ipx/**', (route) => route.abort());
  const late: string[] = [];
  for (const path of lists) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [width, height, latest] of [
      [1440, 900, 545],
      [360, 640, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = page.locator('#products :is(article, tbody tr)').first();
      const top = await card.evaluate((element) => element.getBoundingClientRect().top);
      if (top > latest) late.push(`${path} at ${width}: ${Math.round(top)}`);
    }
  }
  expect(late).toEqual([]);
});

// The dealers' extra bar takes its own line (HDR-07).
for (const [path, max, stays] of [
  ['/mains-water-filter-systems', 132, 44],
  ['/dealers', 180, 92],
] as const) {
  test(`HDR-01 QLT-01 the header of ${path} is ${max} px high at most with its banner, ${stays} px when the page has scrolled, moves nothing, and shows what has focus`, async ({
    page,
  }) => {
    await page.goto(path);
    const header = page.locator('[data-header]');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(max);
    const place = () =>
      page.locator('#ranges').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const slim = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(slim).toBeGreaterThan(40);
    expect(slim).toBeLessThanOrEqual(stays);
    expect(await place()).toBe(before);
    await page.locator('[data-bar="utility"] a').first().focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await place()).toBe(before);
    // A menu opens below the line that stays in view.
    await page.locator('main a').last().focus();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const entry = page.locator('[data-bar="desktop"] [popovertarget]').first();
    await entry.click();
    const panel = page.locator('[data-header] :popover-open');
    await expect(panel).toBeVisible();
    const gap =
      ((await panel.boundingBox())?.y ?? 0) -
      (await entry.evaluate((element) => element.getBoundingClientRect().bottom));
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  });
}

test('QLT-01 with one hand at 360 px: search, menu and the way out of the menu are at the lower edge, with and without a script', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({
      javaScriptEnabled,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    await page.goto(onHost(baseURL, 'nz', '/mains-water-filter-systems'));
    await page.mouse.wheel(0, 1800);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    for (const control of [menu, page.locator('#header-search')]) {
      await expect
        .poll(async () => (await control.boundingBox())?.y ?? 0)
        .toBeGreaterThan((640 * 2) / 3);
    }
    await menu.tap();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeVisible();
    expect((await close.boundingBox())?.y).toBeGreaterThan((640 * 2) / 3);
    if (javaScriptEnabled) {
      await page.locator('[data-drawer] summary').first().tap();
      const back = page.locator('[data-drawer-back]').filter({ visible: true });
      await expect
        .poll(async () => (await back.boundingBox())?.y ?? 0)
        .toBeGreaterThan((640 * 2) / 3);
    }
    await close.tap();
    await expect(close).toBeHidden();
    await page.close();
  }
});

test('QLT-01 the focused element is in sight at once while Tab is held down', async ({ page }) => {
  await page.goto('/faqs');
  for (let key = 0; key < 60; key += 1) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('QLT-07 a product prints on one sheet and its fit and costs on a second, with nothing to press; a range prints without its scene', async ({
  page,
}) => {
  // The first page may use the fallback typeface, which takes less room than our own.
  await page.goto('/terms', { waitUntil: 'networkidle' });
  for (const [code, count] of [
    ['SPARQ-B1', 2],
    ['TRIPLA-T1-R4', 2],
    ['SOL40-E3', 2],
    ['DP10MP1', 2],
    ['GUN-CC1', 1],
  ] as const) {
    await page.goto(`/${code}`, { waitUntil: 'networkidle' });
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b(?!s)/g), code).toHaveLength(count);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-keep]')).toBeHidden();
  await expect(page.locator('[data-header]')).toBeHidden();
  await expect(page.locator('main table').first()).toBeVisible();
  await page.goto('/mains-water-filter-systems');
  await expect(page.locator('main header img')).toBeHidden();
});
