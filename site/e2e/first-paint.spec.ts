/** ACCEPTANCE 37: the header paints from the page itself, whenever the stylesheet arrives. */
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { holdBack } from './hold-back.ts';
import { watchShifts } from './layout-shifts.ts';

// The headless shell reports shifts before the first paint.
test.use({
  launchOptions: wholeBrowser,
  contextOptions: { reducedMotion: 'no-preference' },
});

const styles = /\/assets\/site\..*\.css$/;

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const [path, width] of [
  ['/HYBRID-G7', 360],
  ['/', 1440],
  ['/dealers', 768],
  ['/search', 360],
] as const) {
  test(`${path} paints its header before its styles are there, and then nothing moves (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const shifts = await watchShifts(page);
    const release = await holdBack(page, styles);
    const arriving = page.goto(path);
    await painted(page);
    expect(await page.locator('main').count()).toBe(0);
    const early = await page.locator('[data-header]').boundingBox();
    release();
    await arriving;
    expect((await page.locator('[data-header]').boundingBox())?.height).toBe(early?.height);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}

test("a header without its last element doesn't show, because it'd move", async ({ page }) => {
  await page.goto('/dealers');
  await page.locator('[data-country-notice]').evaluate((notice) => notice.remove());
  await expect(page.locator('[data-header]')).toBeHidden();
});

test('fragments and links lead to parts not laid out before (360 px)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(/when-idle\./, (route) => route.abort());
  const top = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await page.goto('/contaminants');
  const last = page.locator('main > section > *').last();
  const isDrawn = () => last.evaluate((e) => e.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.reload();
  expect(await isDrawn()).toBe(true);
  const link = page.locator('main a[href^="#"]').last();
  const [, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  const isThere = async () => (await top(id)) > 0 && (await top(id)) < 80;
  await expect.poll(isThere).toBe(true);
  await page.goto('about:blank');
  await page.goto(`/contaminants#${id}`);
  await expect.poll(isThere).toBe(true);
});

test('BNR-06 A-01 what a visitor has decided before is there at the first paint, without the script', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'upgrade_notification_closed', value: 'true', url },
    { name: 'currentPage', value: 'Dealers', url },
  ]);
  await page.route(/\/assets\/page\..*\.js$/, (route) => route.abort());
  await page.goto('/HYBRID-G7');
  await expect(page.locator('[data-banner-panel]')).toBeHidden();
  await expect(page.locator('[data-header][data-pending="Dealers"]')).toBeVisible();
  await expect(page.locator('[data-header]:not([data-pending])')).toBeVisible();
});

test('a phone fetches the typeface when the first page of a visit is idle, and shows it from the second on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const shifts = await watchShifts(page);
  const fetched = page.waitForResponse(/\.woff2$/);
  await page.goto('/HYBRID-G7');
  await fetched;
  await painted(page);
  const face = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const { asked, seen } = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')),
    seen: performance.getEntriesByName('first-contentful-paint')[0],
  }));
  expect(asked?.startTime).toBeGreaterThan(seen?.startTime ?? Number.POSITIVE_INFINITY);
  expect(await face()).not.toContain('Instrument Sans');
  await page.locator('main a[href^="/HYBRID-"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/HYBRID-G7');
  await expect.poll(face).toContain('Instrument Sans');
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});
