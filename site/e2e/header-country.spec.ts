import { expect, test } from '@playwright/test';
import { bar } from './header-page.ts';
import { onHost } from './page-examples.ts';

test('CTY-01 CTY-05 CTY-06 the host decides: AU in AUD, NZ in NZD', async ({ page, baseURL }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'AUD');
  await page.goto(onHost(baseURL, 'nz', '/'));
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

test("CTY-02 the other country's links lead to the same page with its query, or home", async ({
  page,
}) => {
  await page.route('https://www.puretec.co.nz/**', (route) => route.fulfill({ body: 'NZ' }));
  const menu = page.locator('#country-menu').getByRole('link');
  const footer = page.locator('body > footer').getByRole('link', { name: 'New Zealand' });
  for (const [link, address, there] of [
    [menu, '/faqs', '/faqs'],
    [footer, '/compare?codes=WH2-45,WH2-55', '/compare?codes=WH2-45,WH2-55'],
    // Search engines don't list this page.
    [footer, '/PR-PPP22', '/PR-PPP22'],
    // New Zealand has neither page.
    [footer, '/nothing-here', '/'],
    [footer, '/CB20-10', '/'],
  ] as const) {
    await page.goto(address);
    // The script that completes the links loads once the page is idle. Until then, they open the home page.
    await page.waitForLoadState('networkidle');
    if (link === menu)
      await bar(page, 'utility').getByRole('button', { name: 'Country: Australia' }).click();
    await link.click();
    await expect(page).toHaveURL(`https://www.puretec.co.nz${there}`);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('CTY-02 the links lead to the same page, or home where the other country lacks it', async ({
    page,
  }) => {
    for (const [address, there] of [
      ['/faqs', '/faqs'],
      ['/CB20-10', ''],
    ] as const) {
      await page.goto(address);
      const links = page.locator('[data-other-country]');
      for (const link of await links.all())
        await expect(link).toHaveAttribute('href', `https://www.puretec.co.nz${there}`);
    }
  });
});
