/** Ticked and saved products without storage, and lists without products. */
import { expect, test } from '@playwright/test';
import { range } from './page-examples.ts';

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
