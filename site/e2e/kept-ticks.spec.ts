/** The ticks to compare live in the browser's storage, and every page that shows them follows it. */
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { holdBack } from './hold-back.ts';

const list = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const ticks = (page: Page) => page.locator('.tick input');
const ticked = (page: Page) => page.locator('.tick :checked');
const bar = (page: Page) => page.locator('form#compare');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('puretec-compared') ?? '[]'));

async function tick(page: Page, ...places: readonly number[]): Promise<string[]> {
  for (const place of places) await ticks(page).nth(place).check();
  await expect.poll(() => stored(page)).toHaveLength(places.length);
  return stored(page);
}

/** Compares two products of the list, takes the first out there, and goes back. */
async function removeOneAndGoBack(page: Page): Promise<void> {
  await page.goto(list);
  const [first = '', second = ''] = await tick(page, 0, 1);
  await bar(page).getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(page.getByRole('heading', { name: 'Add a second product' })).toBeVisible();
  // One step for the removal, one for the page.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(bar(page).getByRole('status')).toContainText(second);
  await expect(ticked(page)).toHaveCount(1);
  await expect(ticked(page)).toHaveValue(second);
  expect(await stored(page)).toEqual([second]);
}

test('a product removed from the comparison stays off the list when the page loads again', async ({
  page,
}) => {
  await removeOneAndGoBack(page);
  await page.reload();
  await expect(ticked(page)).toHaveCount(1);
});

test('a fifth product ticked before the scripts arrive is unticked, and the bar says why', async ({
  page,
}) => {
  const release = await holdBack(page, /compare-bar/);
  await page.goto(list);
  for (const place of [0, 1, 2, 3, 4]) await ticks(page).nth(place).check();
  release();
  await expect(bar(page).getByRole('status')).toContainText('You can compare 4 at most');
  await expect(ticked(page)).toHaveCount(4);
  expect(await stored(page)).toHaveLength(4);
});

test.describe('in a browser that keeps pages in memory', () => {
  let context: BrowserContext;
  let page: Page;
  test.beforeEach(async ({ baseURL }) => {
    const browser = await chromium.launch(asVisitorsHaveIt);
    context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    page = await context.newPage();
  });
  test.afterEach(() => context.browser()?.close());

  test('a product removed from the comparison stays off the list that comes back', async () => {
    await removeOneAndGoBack(page);
  });

  test('a list without ticks shows those of a later page when it comes back', async () => {
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    await page.goto('/search?keywords=softener');
    const [code = ''] = await tick(page, 0);
    await page.evaluate(() => history.back());
    await expect(bar(page).getByRole('status')).toContainText(code);
  });

  test('the saved list shows what was saved after it was left', async () => {
    await page.goto('/saved?add=WH2-60');
    await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
    await page.goto('/saved?add=CR45');
    await expect(page.getByRole('heading', { name: '2 products saved' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { name: '2 products saved' })).toBeVisible();
  });
});

test('two tabs show the same ticks, and neither loses those of the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(list);
  await other.goto(list);
  const [first] = await tick(page, 0);
  await expect(ticks(other).nth(0)).toBeChecked();
  await ticks(other).nth(1).check();
  await expect.poll(() => stored(other)).toHaveLength(2);
  await expect(ticked(page)).toHaveCount(2);
  await ticks(page).nth(2).check();
  await expect.poll(() => stored(other)).toHaveLength(3);
  expect((await stored(page))[0]).toBe(first);
  await bar(other).getByRole('button', { name: 'Clear' }).click();
  await expect(ticked(page)).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(ticked(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});

test('taking a product out of a comparison that was sent leaves other ticks alone', async ({
  page,
}) => {
  await page.goto(list);
  const own = await tick(page, 0);
  await page.goto('/compare?codes=CR45,WH2-60,WH2-55');
  await page.getByRole('button', { name: 'Remove CR45' }).click();
  await expect(page.getByRole('heading', { name: '2 products compared' })).toBeVisible();
  expect(await stored(page)).toEqual(own);
});

test('two tabs with the saved list take out one product each, and both are gone', async ({
  page,
  context,
}) => {
  await page.goto('/saved?add=WH2-60,CR45,HYBRID-G7');
  const other = await context.newPage();
  await other.goto('/saved');
  await page.getByRole('button', { name: 'Remove WH2-60' }).click();
  await expect(other.getByRole('heading', { name: '2 products saved' })).toBeVisible();
  await other.getByRole('button', { name: 'Remove CR45' }).click();
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
});

test('a tick made before the script arrives counts', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(list, { waitUntil: 'commit' });
  await ticks(page).nth(0).check();
  release();
  await expect.poll(() => stored(page)).toHaveLength(1);
  await expect(ticks(page).nth(0)).toBeChecked();
});
