/** Finding the nearest store or installer, with the keyboard and by a shared address. */
import { expect, type Page, test } from '@playwright/test';

const find = (page: Page) => page.getByLabel('Postcode or suburb');
const results = (page: Page) => page.locator('[data-places-answer] ol > li');

test('GEN-03 RTE-31 finds the nearest store by postcode with the keyboard', async ({ page }) => {
  await page.goto('/stores');
  await expect(page.locator('[data-tool="places"] > div')).toBeAttached();
  await find(page).focus();
  await page.keyboard.type('3220');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: /^\d+ stores, nearest first$/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/stores?postcode=3220');
  await expect(results(page).first()).toContainText('Geelong 3220');
  await expect(results(page).first()).toContainText('Same suburb');
  await expect(results(page).first()).toContainText('Sample');
  await expect(results(page).nth(1)).toContainText(/\d+ km/);
  await expect(page.getByRole('navigation', { name: 'Regions' })).toBeHidden();

  await page.getByLabel('Looking for').focus();
  await page.keyboard.type('Caravan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stores?postcode=3220&service=Caravan+filters');
  await expect(results(page).filter({ hasNotText: 'Caravan filters' })).toHaveCount(0);
  await expect(results(page)).not.toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/stores?postcode=3220');
  await expect(page.getByLabel('Looking for')).toHaveValue('');
  await page.goBack();
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Regions' })).toBeVisible();
});

test('GEN-03 RTE-32 a shared address answers at once', async ({ page }) => {
  await page.goto('/installer?postcode=5013&service=Rainwater+systems');
  await expect(page.locator('[data-places-answer]')).toContainText(
    "We don't have postcode 5013 in our list.",
  );
  await expect(find(page)).toHaveValue('5013');
  await expect(page.getByLabel('Looking for')).toHaveValue('Rainwater systems');
});

test('GEN-03 CTY-01 explains what is not of this country, and leads to the other one', async ({
  page,
}) => {
  await page.goto('/stores?postcode=9024');
  const answer = page.locator('[data-places-answer]');
  await expect(answer.getByRole('link', { name: 'See the stores there' })).toHaveAttribute(
    'href',
    'https://www.puretec.co.nz/stores',
  );
  await page.getByRole('button', { name: 'Back to the full list' }).press('Enter');
  await expect(page).toHaveURL('/stores');
  await expect(find(page)).toBeFocused();
});
