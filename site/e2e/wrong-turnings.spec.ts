/** Addresses that lead elsewhere or nowhere, as a visitor meets them. */
import { expect, test } from '@playwright/test';
import { readBuilt } from './built-page.ts';

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

  test('RTE-26 A-08 on a host without rules the page itself redirects', async ({ page }) => {
    // The built file, from a host that only serves files, and the portal.
    const body = readBuilt('au', 'login.html');
    await page.route('**/login/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route('https://www.puretec.com.au/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The portal</h1>' }),
    );
    await page.goto('/login/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'The portal' })).toBeVisible();
    expect(page.url()).toBe('https://www.puretec.com.au/puretec/dealer.ssp#/login');
  });

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

test('RTE-55 RTE-21 a printed hash, a code in small letters and a page in capitals lead to their pages', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/3f9a2c71', '/warranty-registration'],
    ['/B81D04E6', '/product-support'],
    ['/wh2-60', '/WH2-60'],
    ['/Stores', '/stores'],
    ['/Rainwater-Filter-Systems/', '/rainwater-filter-systems'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('RTE-19 a slip in a code and half of an address are offered what they may have meant', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/WH2-6O', /^\/WH2-60$/],
    ['/zzzzqq', undefined],
  ] as const) {
    const answer = await page.goto(from);
    expect(answer?.status()).toBe(404);
    const near = page.locator('[data-near]');
    if (to) await expect(near.getByRole('link').first()).toHaveAttribute('href', to);
    else await expect(near).toHaveText('');
    await expect(near).not.toContainText('View All');
  }
});
