import { backends, enter, expect, test } from './search-site.ts';

test('RTE-22 A-63 24 on a page, with their count, and pages that the address names', async ({
  page: tab,
  site,
}) => {
  await site.open('/search?keywords=filter');
  const rows = tab.locator('[data-tool="search"] article');
  await expect(rows).toHaveCount(24);
  // The page requests a hundred items, and the item search has more.
  await expect(
    tab.getByRole('status').filter({ hasText: /^The \d+ closest products, 1 to 24 shown/ }),
  ).toBeVisible();
  // Tabs and the browser's history distinguish searches (WCAG 2.4.2).
  await expect(tab).toHaveTitle('filter | Search | Puretec');
  const first = await rows.first().textContent();
  await tab.getByRole('link', { name: 'Next' }).click();
  await expect(tab).toHaveURL(/keywords=filter&page=2$/);
  await expect(tab).toHaveTitle('filter, page 2 | Search | Puretec');
  await expect(tab.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(await rows.first().textContent()).not.toBe(first);
  // The next key press continues from there.
  await expect(tab.getByRole('heading', { name: 'Results for filter' })).toBeFocused();
  await tab.goBack();
  await expect(rows.first()).toHaveText(String(first));
  await expect(tab.locator('#search-keywords')).toHaveValue('filter');
});

test('A-44 a discontinued code leads to the current product, and to its own page', async ({
  page: tab,
  site,
}) => {
  await site.open('/search?keywords=hybrid-g4');
  const current = tab.getByRole('link', { name: 'Open HYBRID-G7' });
  await expect(current).toHaveAttribute('href', '/HYBRID-G7');
  await tab.getByRole('link', { name: 'See HYBRID-G4' }).click();
  await expect(tab.locator('main')).toContainText('HYBRID-G4');
});

test('RTE-21 a made-up code is not answered by the product that it begins with', async ({
  page: tab,
  site,
}) => {
  await site.open('/search?keywords=wh2-60-lf');
  await expect(tab.getByRole('status').filter({ hasText: 'There’s no WH2-60-LF.' })).toBeVisible();
  await expect(tab.locator('article').first()).toContainText('WH2-30-LF');
  await expect(tab.getByRole('link', { name: 'Open WH2-60' })).toHaveCount(0);
});

test('SRCH-10 RTE-22 a code sent with Enter is the first result, and a second Enter opens it', async ({
  page: tab,
  site,
}) => {
  await tab.route(/\/api\/cacheable\/items/, (route) =>
    route.fulfill({ json: { items: [{ itemid: 'WH2-55' }, { itemid: 'WH2-60' }] } }),
  );
  await site.open('/terms');
  await enter(site);
  await site.input.pressSequentially('wh260');
  await site.input.press('Enter');
  await expect(tab.locator('[data-tool="search"] article').first()).toContainText('WH2-60');
  await expect(tab.getByRole('link', { name: 'Open WH2-60' })).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/\/WH2-60$/);
});

test('RTE-22 the form of the page shows the words of the address, but keeps others that are being typed', async ({
  page: tab,
  site,
}) => {
  await site.open('/search?keywords=wh265');
  const form = tab.locator('#search-keywords');
  await expect(form).toHaveValue('wh265');
  await tab.getByRole('link', { name: 'WH2-60', exact: true }).click();
  await expect(form).toHaveValue('WH2-60');
  await form.fill('tap');
  await tab.goBack();
  await expect(form).toHaveValue('tap');
});

test('A-20 both are gone: a plain message, and another try', async ({ page: tab, site }) => {
  await tab.route(backends.items, (route) => route.fulfill({ status: 500 }));
  await tab.route(/\/items\.json/, (route) => route.abort());
  await site.open('/search?keywords=wh260');
  await expect(tab.getByRole('alert')).toContainText('isn’t responding');
  await tab.unroute(/\/items\.json/);
  await tab.getByRole('button', { name: 'Search again' }).click();
  await expect(tab.locator('article').first()).toContainText('WH2-60');
});
