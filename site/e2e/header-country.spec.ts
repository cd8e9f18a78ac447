import { expect, type Page, test } from '@playwright/test';
import { bar } from './header-page.ts';

/** Serves one country's tree under the other's host, as a mistake in publishing would. */
async function serveUnder(page: Page, host: string, tree: string, port: string): Promise<void> {
  await page.route(`http://${host}:${port}/**`, async (route) => {
    // Only the browser knows that every name below localhost is this machine.
    const url = route.request().url().replace(host, '127.0.0.1');
    const headers = { ...route.request().headers(), host: `${tree}:${port}` };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
}
// What is still on its way when a test has seen enough is let to arrive.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const portOf = (baseURL: string | undefined) => new URL(baseURL ?? '').port;

test('CTY-01 CTY-05 CTY-06 the host decides: AU in AUD, NZ in NZD', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'AUD');
  await page.goto(`http://nz.localhost:${portOf(baseURL)}/`);
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'NZD');
  await expect(page.locator('[data-country-notice]')).toBeHidden();
});

test('CTY-03 CTY-04 A-10 the trigger shows the active country, the list only the other', async ({
  page,
}) => {
  await page.goto('/');
  const trigger = bar(page, 'utility').getByRole('button', { name: 'Country: Australia' });
  await trigger.click();
  const links = page.locator('#country-menu').getByRole('link');
  await expect(links).toHaveText(['New Zealand']);
  await expect(links).toHaveAttribute('href', 'https://www.puretec.co.nz');
});

test('CTY-02 choosing the other country goes to the same page of its own site', async ({
  page,
}) => {
  await page.route('https://www.puretec.co.nz/**', (route) => route.fulfill({ body: 'NZ' }));
  await page.goto('/faqs');
  // Which page it is comes with the rest, once the page is idle; until then the link leads home.
  await page.waitForLoadState('networkidle');
  await bar(page, 'utility').getByRole('button', { name: 'Country: Australia' }).click();
  await page.locator('#country-menu').getByRole('link').click();
  await expect(page).toHaveURL('https://www.puretec.co.nz/faqs');
});

test('A-09 ACCEPTANCE-33 an NZ host with the AU tree names the currency and the right site', async ({
  page,
  baseURL,
}) => {
  const port = portOf(baseURL);
  await serveUnder(page, 'nz.localhost', 'au.localhost', port);
  await page.goto(`http://nz.localhost:${port}/`);
  const notice = page.locator('[data-country-notice]');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Australian dollars (AUD)');
  await expect(notice.getByRole('link')).toHaveAttribute('href', 'https://www.puretec.co.nz');
});
