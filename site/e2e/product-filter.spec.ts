/** Finding a product in a list by what it should do, by keyboard and by a shared address. */
import { expect, type Page, test } from '@playwright/test';
import { range } from './page-examples.ts';

const bar = (page: Page) => page.getByRole('form', { name: 'Narrow the list' });
const status = (page: Page) => bar(page).getByRole('status');
const codes = (page: Page) =>
  page.locator('[data-filter-list] [data-code]:visible .code').allTextContents();

test('RTE-17 QLT-08 finds a system by its flow with the keyboard, shares it, and goes back', async ({
  page,
}) => {
  const errors: Error[] = [];
  // Even if the script found different words and rendered the bar again.
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(range);
  const all = await codes(page);
  await expect(status(page)).toHaveText(`${all.length} products`);

  await page.getByLabel('Flow rate').focus();
  await page.keyboard.type('55');
  await expect(page).toHaveURL(`${range}?flow=55`);
  await expect(status(page)).toHaveText(/^\d+ of \d+ products$/);
  const strong = await codes(page);
  expect(strong.length).toBeLessThan(all.length);
  expect(strong).toContain('WH2-60');
  expect(strong).not.toContain('WH1-MINI');

  await page.getByLabel('Sort').focus();
  await page.keyboard.type('Code');
  await expect(page).toHaveURL(`${range}?flow=55&sort=code`);
  const sorted = [...strong].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  await expect.poll(() => codes(page)).toEqual(sorted);

  await page.reload();
  await expect.poll(() => codes(page)).toEqual(sorted);
  await expect(page.getByLabel('Flow rate')).toHaveValue('55');

  await page.goBack();
  await expect.poll(() => codes(page)).toEqual(strong);
  await page.goBack();
  await expect.poll(() => codes(page)).toEqual(all);
  expect(errors).toEqual([]);

  await page.goForward();
  await page.getByRole('button', { name: 'Clear filters' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => codes(page)).toEqual(all);
  await expect(page).toHaveURL(range);
  await expect(bar(page).getByRole('combobox').first()).toBeFocused();
});

const housings = '/puretec-spare-parts-and-accessories/filter-housings';
const column = (page: Page, number: number) =>
  page.locator(`[data-code]:visible > :nth-child(${number})`).allInnerTexts();

test('RTE-17 QLT-08 a table is sorted by its heads with the keyboard, shared, and filtered by thread', async ({
  page,
}) => {
  await page.goto(housings);
  const all = await codes(page);
  const head = page.getByRole('columnheader', { name: 'Maximum flow rate' });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${housings}?sort=flow`);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const flows = (await column(page, 3)).map(Number);
  expect(flows).toEqual([...flows].sort((a, b) => b - a));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await column(page, 3)).map(Number)).toEqual(flows.reverse());
  await page.getByText('More filters').click();
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  await page.getByLabel('Connection').selectOption({ index: 2 });
  await expect(page.getByText('More filters (1 on)')).toBeVisible();
  const some = await codes(page);
  expect(some.length).toBeLessThan(all.length);

  await page.reload();
  await expect.poll(() => codes(page)).toEqual(some);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Sort').selectOption('listed');
  await expect.poll(() => codes(page)).toEqual(all);
  await expect(page.locator('[aria-sort]')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('RTE-17 QLT-08 a table has every value on the page, at every width', async ({ page }) => {
    await page.goto(housings);
    const row = page.locator('[data-code]').first();
    await expect(row).toContainText('$');
    await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(pageWidth).toBe(width);
    }
    const [right = 0, label] = await row
      .locator('td[data-unit]')
      .first()
      .evaluate((cell) => [
        cell.getBoundingClientRect().right,
        getComputedStyle(cell, '::before').content,
      ]);
    expect(right).toBeLessThanOrEqual(360);
    expect(label).toContain('Maximum flow rate');
    const [thumb, code] = await Promise.all([
      row.locator('img').boundingBox(),
      row.locator('.code').boundingBox(),
    ]);
    expect((thumb?.x ?? 0) + (thumb?.width ?? 0)).toBeLessThanOrEqual(code?.x ?? 0);
  });
});

test('RTE-17 A-40 what the sections count is what they show, and in all as many as are listed', async ({
  page,
}) => {
  await page.goto('/irrigation-sediment-filters?sort=code');
  await expect(page.locator('[data-filtered]')).toBeAttached();
  const counts = async () => {
    const shown = await page.locator('[data-count]:visible').allInnerTexts();
    return shown.map((text) => Number.parseInt(text, 10));
  };
  const all = await codes(page);
  expect(new Set(all).size).toBe(all.length);
  const counted = await counts();
  expect(counted.reduce((sum, each) => sum + each, 0)).toBe(all.length);
  await expect(status(page)).toHaveText(`${all.length} products`);
  // A group shown alone has all its products, including products with two applications.
  await page.getByRole('navigation', { name: 'Application' }).getByText('Commercial').click();
  await expect(page.locator('[data-group]:visible')).toHaveCount(1);
  const commercial = await codes(page);
  expect(commercial).toContain('IR-D25D');
  await expect.poll(counts).toEqual([commercial.length]);
  await expect(status(page)).toHaveText(`${commercial.length} of ${all.length} products`);
});

test('RTE-17 the filters are folded away on a phone and unfold by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(range);
  await expect(page.getByLabel('Flow rate')).toBeHidden();
  const fold = bar(page).locator('summary').first();
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('combobox').first()).toBeFocused();
  await page.getByLabel('Flow rate').selectOption('55');
  await expect(fold).toHaveText(/^Filter and sort \(1 on\)\d+ of \d+$/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
});

test('QLT-08 a filter that cannot be loaded leaves the whole list', async ({ page }) => {
  await page.route(/\/assets\/Filter\.[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${range}?flow=55`);
  await expect(status(page)).toHaveText('The filters didn’t load, so we’re showing every product.');
  expect((await codes(page)).length).toBe(await page.locator('[data-code]').count());
});

test('QLT-11 cards show the five-year cost while the list is sorted by it', async ({ page }) => {
  await page.goto(
    '/mains-water-filter-systems/whole-house-filter-systems-for-mains?sort=fiveYears',
  );
  const costs = page.locator('[data-cost]:visible');
  await expect(costs.first()).toHaveText(
    /^Price and running cost over five years at \d+\sL a day, or 2 people,(?: and [\d.]+c a kWh,)? inc GST and without installation\. \d+ products? without a full five-year cost comes? last\.$/,
  );
  const texts = await costs.locator('b').allTextContents();
  const amounts = texts.flatMap((text) =>
    text.startsWith('At least') ? [] : Number(text.replace(/[$,]/g, '')),
  );
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  const missing = page.locator('li[data-cost]:visible');
  await expect(missing).toHaveText(/^No full five-year cost: products without a price/);
  const partly = missing.locator('~ li [data-cost]');
  await expect(partly).toHaveCount(texts.length - amounts.length);
  await expect(partly.first()).toHaveText(/^At least \$[\d,]+ over five years, plus the price$/);
  const name = await costs.nth(1).locator('xpath=ancestor::article').locator('h3').boundingBox();
  expect((await costs.nth(1).boundingBox())?.y).toBeGreaterThan(name?.y ?? 0);
  await page.locator('select[name="sort"]').selectOption('price');
  await expect(costs).toHaveCount(0);

  await page.goto('/food-service/cafes-and-coffee/espresso-machines?sort=fiveYears&litres=500');
  // The table below prices these cartridges, so no price is missing.
  await expect(missing).toHaveText(['No full five-year cost: parts of a system']);
  const day = page.getByLabel('Litres a day');
  await expect(costs.first()).toContainText('at 500 L a day');
  await day.fill('50');
  await expect(costs.first()).toContainText('at 50 L a day');
  await expect(page.locator('#litres-a-day')).not.toContainText('Too small');
  await day.fill('1500');
  const small = page.locator('#litres-a-day [data-small]');
  await expect(small.first()).toContainText(/Too small.*\d+ days/);
  await expect(page.locator('tr:visible', { hasText: 'Next size up' })).toHaveCount(1);
  const rows = page.locator('#litres-a-day tbody').last().locator('td [data-text]');
  const known = (await rows.allTextContents()).filter((text) => text.includes('$'));
  const yearly = known.map((text) => Number(text.replace(/\D/g, '')));
  expect(yearly).toEqual(yearly.toSorted((a, b) => a - b));
});
