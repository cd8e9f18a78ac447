import { expect, test } from '@playwright/test';

const amount = (cents: number) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(cents / 100);

test('ROLE-03 ROLE-04 A-33 SPEC 6 whoever is logged in reads prices without GST, with GST beside them', async ({
  page,
}) => {
  await page.goto('/WH2-45');
  const price = page.locator('main .Price-large').first();
  await expect(price).toContainText('inc GST');
  await expect(price).not.toContainText('ex GST');
  const cents = Math.round(Number(await price.locator('data').getAttribute('value')) * 100);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dealers(#|$)/);
  await page.goto('/WH2-45');
  await expect(price).toContainText('ex GST');
  const exGst = Number(await price.locator('data').getAttribute('value'));
  expect(Math.round(exGst * 110)).toBe(cents);
  await expect(price.locator('[data-beside]')).toHaveText(`${amount(cents)} inc GST`);
  await page.goto('/mains-water-filter-systems/whole-house-filter-systems-for-mains');
  await expect(page.locator('main article').filter({ hasText: 'ex GST' }).first()).toBeVisible();
});
