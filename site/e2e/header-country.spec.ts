import { expect, test } from '@playwright/test';
import { bar } from './header-page.ts';
import { onHost } from './page-types.ts';

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

test('CTY-02 choosing the other country goes to the same page of its own site', async ({
  page,
}) => {
  await page.route('https://www.puretec.co.nz/**', (route) => route.fulfill({ body: 'NZ' }));
  await page.goto('/faqs');
  // Which page it is comes with the rest, once the page is idle; until then the link leads home.
  await bar(page, 'utility').getByRole('button', { name: 'Country: Australia' }).click();
  await page.locator('#country-menu').getByRole('link').click();
  await expect(page).toHaveURL('https://www.puretec.co.nz/faqs');
});
