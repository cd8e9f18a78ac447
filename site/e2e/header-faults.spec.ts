import { expect, test } from '@playwright/test';
import { bar, setCookie } from './header-page.ts';

for (const [what, url] of [
  ['script', /when-idle[^/]*\.js/],
  ['page', '**/dealers'],
] as const) {
  test(`ACCEPTANCE-31 another audience whose ${what} is missing: the page’s own bars come back`, async ({
    page,
  }) => {
    await setCookie(page, 'currentPage', 'Dealers');
    await page.route(url, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/faqs');
    await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
  });
}
