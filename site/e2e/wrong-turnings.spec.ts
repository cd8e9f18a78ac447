/** Addresses that redirect or don't exist, as a visitor sees them. */
import { expect, test } from '@playwright/test';

test('HDR-17 RTE-26 A-08 ROLE-02 the dealer login ends at the mock portal, nothing reaches the internet, and it leads back', async ({
  page,
}) => {
  const away: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) away.push(request.url());
  });
  await page.goto('/');
  await page.locator('[data-bar="utility"]').getByRole('link', { name: 'Dealer login' }).click();
  await expect(page).toHaveURL(/au\.localhost:\d+\/puretec\/dealer\.ssp#\/login$/);
  await expect(page.getByRole('heading', { name: 'Dealer portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/au\.localhost:\d+\/dealers(?:#|$)/);
  expect(away).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RTE-19 an unknown sub-category is the 404 page, and its search works', async ({ page }) => {
    const answer = await page.goto('/mains-water-filter-systems/no-such-range');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
    const search = page.locator('main form[action="/search"]');
    await search.getByLabel('Search by product code or keyword').fill('WH2-60');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/search\?keywords=WH2-60$/);
  });
});

test('RTE-19 the search for a slip in a code offers what it meant', async ({ page }) => {
  const answer = await page.goto('/WH2-6O');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Search for “WH2-6O”' }).click();
  await expect(page.locator('main article').first()).toContainText('WH2-60');
});
