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

for (const [address, there] of [
  ['/faqs', '/faqs'],
  ['/compare?codes=WH2-45,WH2-55', '/compare?codes=WH2-45,WH2-55'],
  ['/search?keywords=carbon', '/search?keywords=carbon'],
  [
    '/irrigation-sediment-filters?custitem_application=Domestic',
    '/irrigation-sediment-filters?custitem_application=Domestic',
  ],
  // Neither is for search engines.
  ['/PR-PPP22', '/PR-PPP22'],
  ['/puretec-videos', '/puretec-videos'],
  // New Zealand has neither.
  ['/nothing-here', '/'],
  ['/CB20-10', '/'],
] as const)
  test(`CTY-02 from ${address} the other country's links lead to ${there}`, async ({ page }) => {
    await page.route('https://www.puretec.co.nz/**', (route) => route.fulfill({ body: 'NZ' }));
    const footer = page.locator('body > footer').getByRole('link', { name: 'New Zealand' });
    const menu = page.locator('#country-menu').getByRole('link');
    for (const link of [menu, footer]) {
      await page.goto(address);
      // The script that completes the links comes once the page is idle. Until then they lead home.
      await page.waitForLoadState('networkidle');
      if (link === menu)
        await bar(page, 'utility').getByRole('button', { name: 'Country: Australia' }).click();
      await link.click();
      await expect(page).toHaveURL(`https://www.puretec.co.nz${there}`);
    }
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
