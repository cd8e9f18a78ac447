/** Finding the nearest store or installer, with the keyboard and by a shared address. */
import { expect, type Page, test } from '@playwright/test';
import { dropLargeChunks } from './tool-checks.ts';

const find = (page: Page) => page.getByLabel('Postcode or suburb');
const results = (page: Page) => page.locator('[data-places-answer] ol > li');

test('GEN-03 RTE-31 finds the nearest store by postcode with the keyboard', async ({ page }) => {
  await page.goto('/stores');
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

test('RTE-31 errand b: what was to be bought stays, where the form is sent before any script is there', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/stores?part=WH2-60');
  await page.unroute(/\.js$/);
  await find(page).fill('3220');
  await find(page).press('Enter');
  await expect(page).toHaveURL('/stores?postcode=3220&part=WH2-60');
  await expect(results(page).first()).toContainText('Geelong 3220');
  await expect(page.getByRole('main')).toContainText('WH2-60');
});

test('GEN-03 RTE-32 a shared address answers at once, and more can be shown', async ({ page }) => {
  await page.goto('/installer?postcode=5013&service=Rainwater+systems');
  await expect(page.locator('[data-places-answer]')).toContainText(
    'We don’t have postcode 5013 in our list.',
  );
  await expect(find(page)).toHaveValue('5013');
  await expect(page.getByLabel('Looking for')).toHaveValue('Rainwater systems');
  const first = await results(page).count();
  const more = page.getByRole('button', { name: /^Show all \d+$/ });
  if (await more.isVisible()) {
    await more.press('Enter');
    expect(await results(page).count()).toBeGreaterThan(first);
  }
});

test('GEN-03 CTY-01 explains what is not of this country, and leads to the other one', async ({
  page,
}) => {
  await page.goto('/stores?postcode=9024');
  const answer = page.locator('[data-places-answer]');
  await expect(answer).toContainText(
    'We can’t find postcode 9024 in Australia. It may be a PO box postcode.',
  );
  await expect(answer.getByRole('link', { name: 'See the stores there' })).toHaveAttribute(
    'href',
    'https://www.puretec.co.nz/stores',
  );
  await find(page).fill('500');
  await find(page).press('Enter');
  await expect(answer).toContainText('Enter four digits, for example 5000.');
  await page.getByRole('button', { name: 'Back to the full list' }).press('Enter');
  await expect(page).toHaveURL('/stores');
  await expect(find(page)).toBeFocused();
});

test('GEN-03 RTE-31 lists the places of New Zealand in its own tree', async ({ page, baseURL }) => {
  const nz = baseURL?.replace('au.', 'nz.') ?? '';
  await page.goto(`${nz}/stores?postcode=Manawatu-Whanganui`);
  await expect(results(page)).not.toHaveCount(0);
  await expect(results(page).first()).toContainText('Manawatū-Whanganui');
});

test('GEN-03 a finder that cannot be loaded leaves the whole list', async ({ page }) => {
  await dropLargeChunks(page);
  await page.goto('/stores?postcode=3220');
  await expect(page.locator('[data-places-answer]')).toContainText('The full list is below.');
  await expect(page.getByRole('heading', { name: 'Victoria' })).toBeVisible();
});

test('GEN-03 fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/stores?postcode=5000');
  await expect(results(page)).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('GEN-03 QLT-08 the whole list is there by region, and the page says why', async ({
    page,
  }) => {
    await page.goto('/installer');
    await expect(page.getByText('The full list is below.')).toBeVisible();
    await expect(find(page)).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Regions' })
      .getByRole('link', { name: 'Victoria' })
      .click();
    await expect(page.getByRole('heading', { name: 'Victoria' })).toBeInViewport();
    await expect(page.getByText('Geelong 3220')).toBeVisible();
  });
});
