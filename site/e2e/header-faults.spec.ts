import { expect, type Page, test } from '@playwright/test';
import { bar, header, setCookie } from './header-page.ts';

/** Without the entries of the search box, which works by itself. */
const links = (page: Page) => header(page).locator('a:not([data-search-box] a)').count();

for (const [chunk, name, answer] of [
  ['when-idle', 'HTML', { contentType: 'text/html', body: '<h1>Home</h1>' }],
  ['search-box', 'a broken script', { contentType: 'text/javascript', body: 'throw Error()' }],
] as const) {
  test(`ACCEPTANCE-31 ${chunk} answers ${name}: the header stays, its links work, nothing reloads`, async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const script = new RegExp(`/${chunk}[^/]*\\.js`);
    await page.route(script, (route) => route.fulfill(answer));
    const arrived = page.waitForResponse(script);
    await page.goto('/');
    const before = await links(page);
    await header(page).locator('[data-search-box] input').focus();
    await arrived;
    await bar(page, 'desktop').getByRole('button', { name: 'Products' }).click();
    expect(await links(page)).toBe(before);
    expect(loads).toBe(1);
    await page.getByRole('link', { name: 'Whole house filters' }).first().click();
    await expect(page).toHaveURL(/whole-house-filter-systems-for-mains$/);
  });
}

for (const [what, url] of [
  ['script', /\/when-idle[^/]*\.js/],
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
