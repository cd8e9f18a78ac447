import { expect, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { bar, cookieOf, header, noteWhenSet, setCookie, variants } from './header-page.ts';
import { holdBack } from './hold-back.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({
  launchOptions: wholeBrowser,
  contextOptions: { reducedMotion: 'no-preference' },
});

const mainLabels = {
  Consumer: 'Knowledge hub',
  Dealers: 'Categories',
  Specifiers: 'Applications',
  'Food-Service': 'Product range',
} as const;

test('AUD-02 AUD-08 AUD-11 AUD-15 ROLE-01 HDR-08 anyone may open any of the four sections, which is then stored', async ({
  page,
}) => {
  for (const [audience, path] of variants) {
    await page.goto(path);
    const button = bar(page, 'desktop').getByRole('button', { name: mainLabels[audience] });
    await expect(button).toBeVisible();
    const link = bar(page, 'utility').getByRole('link', { name: audience });
    await expect(link).toHaveAttribute('aria-current', 'true');
    expect(await cookieOf(page, 'currentPage')).toBe(audience);
  }
  const sections = bar(page, 'utility').getByRole('navigation', { name: 'Audience' });
  await expect(sections.getByRole('link')).toHaveText(variants.map(([audience]) => audience));
});

test('AUD-07 A-01 a stored audience brings its own bars, with no flash and no layout shift', async ({
  page,
}) => {
  await setCookie(page, 'currentPage', 'Dealers');
  const shifts = await watchShifts(page);
  const wasSetBeforePaint = await noteWhenSet(page, 'data-pending');
  const release = await holdBack(page, /when-idle/);
  await page.goto('/faqs');
  expect(await wasSetBeforePaint()).toBe(true);
  await expect(header(page)).toHaveAttribute('data-pending', 'Dealers');
  await expect(bar(page, 'desktop')).toBeHidden();
  const height = (await header(page).boundingBox())?.height;
  release();
  await expect(bar(page, 'dealers')).toBeVisible();
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Categories' })).toBeVisible();
  await expect(header(page)).toHaveAttribute('data-audience', 'Dealers');
  expect((await header(page).boundingBox())?.height).toBe(height);
  expect(await shifts()).toEqual([]);
});

test('AUD-10 A-01 a choice holds though the header arrives after it was made', async ({ page }) => {
  // A prefetched page would arrive at once.
  await page.route('**/speculation-rules.json', (route) => route.abort());
  await page.goto('/dealers');
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const home = (url: URL) => url.pathname === '/';
  await page.route(/\/assets\/.*\.js$/, (route) => later(200).then(() => route.continue()));
  await page.route(home, (route) => later(1500).then(() => route.continue()));
  await bar(page, 'utility').getByRole('link', { name: 'Consumer' }).click();
  await page.waitForURL(home);
  expect(await cookieOf(page, 'currentPage')).toBe('Consumer');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
});

test('A-01 what was typed before another audience came stays', async ({ page }) => {
  await setCookie(page, 'currentPage', 'Dealers');
  const release = await holdBack(page, /when-idle/);
  await page.goto('/faqs');
  const input = header(page).locator('input[name="keywords"]').first();
  await input.fill('WH2-60');
  release();
  await expect(bar(page, 'dealers')).toBeVisible();
  await expect(input).toHaveValue('WH2-60');
});

for (const [what, url] of [
  ['script', /when-idle[^/]*\.js/],
  ['page', '**/dealers'],
] as const) {
  test(`ACCEPTANCE-31 another audience whose ${what} is missing: the page’s own bars come back`, async ({
    page,
  }) => {
    await setCookie(page, 'currentPage', 'Dealers');
    await page.route(url, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/faqs');
    await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
  });
}
