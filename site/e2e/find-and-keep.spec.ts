/** Ticked and saved products, on a phone and by keyboard. */
import { expect, test } from '@playwright/test';
import { range } from './page-examples.ts';

const phone = { width: 360, height: 740 };

test('QLT-06 ticks are remembered, four at most; a list is saved, sent and printed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(range);
  await page.waitForLoadState('networkidle');
  const ticks = page.locator('.tick input');
  const status = page.locator('#compare [role="status"]');
  for (const place of [0, 1, 2, 3]) await ticks.nth(place).check();
  await ticks.nth(4).click();
  await expect(ticks.nth(4)).not.toBeChecked();
  await expect(status).toContainText('You can compare up to 4');
  const codes = await page
    .locator('.tick :checked')
    .evaluateAll((all) => all.map((tick) => tick.getAttribute('value')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await page.goto('/search?keywords=softener');
  await expect(status).toContainText(codes.join(', '));
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Saved. See your list' }).click();
  await expect(page.getByRole('heading', { name: '4 products saved' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${codes[0]}` }).press('Enter');
  await expect(page.getByRole('heading', { name: '3 products saved' })).toBeFocused();
  const sent = await page.getByRole('link', { name: 'Copy a link' }).getAttribute('href');
  expect(sent).toMatch(new RegExp(`/saved\\?codes=${codes.slice(1).join(',')}$`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(sent ?? '');
  await expect(page.getByRole('heading', { name: 'Shared list: 3 products' })).toBeVisible();
});

test('QLT-06 where the browser keeps nothing, ticks and lists go on by addresses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(range);
  await page.waitForLoadState('networkidle');
  for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/saved\?codes=[^&,]+,[^&,]+$/);
  await expect(page.getByRole('heading', { name: 'Shared list: 2 products' })).toBeVisible();
  await expect(page.getByText('Your browser isn’t saving anything')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an empty list and an empty comparison offer something to start with', async ({ page }) => {
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'Start your list' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await page.goto('/compare');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Comparing 3 products' })).toBeVisible();
});
