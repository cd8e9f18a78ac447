import { expect, type Page, test } from '@playwright/test';
import { errorsSaid } from './console-errors.ts';
import { bar, header, setCookie, variants, wake } from './header-page.ts';

/** Without the entries of the search box, which works by itself. */
const links = (page: Page) => header(page).locator('a:not([data-search-box] a)').count();

for (const [name, answer] of [
  ['404', { status: 404, body: 'Not found' }],
  ['HTML in its place', { status: 200, contentType: 'text/html', body: '<h1>Home</h1>' }],
  [
    'a broken script',
    { status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' },
  ],
] as const) {
  for (const chunk of ['when-idle', 'search-box']) {
    test(`ACCEPTANCE-31 ${chunk} answers ${name}: the header stays, its links work, nothing reloads`, async ({
      page,
    }) => {
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.route(new RegExp(`/${chunk}[^/]*\\.js`), (route) => route.fulfill(answer));
      await page.goto('/');
      const before = await links(page);
      await header(page).locator('[data-search-box] input').focus();
      await page.waitForTimeout(300);
      await bar(page, 'desktop').getByRole('button', { name: 'Products' }).click();
      expect(await links(page)).toBe(before);
      expect(loads).toBe(1);
      await page.getByRole('link', { name: 'Whole house filters' }).first().click();
      await expect(page).toHaveURL(/whole-house-filter-systems-for-mains$/);
    });
  }
}

test('ACCEPTANCE-31 another audience whose script is missing: the page’s own bars come back', async ({
  page,
}) => {
  await setCookie(page, 'currentPage', 'Dealers');
  await page.route(/\/when-idle[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/faqs');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
});

test('ACCEPTANCE-31 the page script is missing: menus, links and the form work', async ({
  page,
}) => {
  await page.route(/\/page[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await bar(page, 'desktop').getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('link', { name: 'Whole house filters' }).first()).toBeVisible();
  // It can't be closed, but it can be read.
  await expect(page.getByRole('region', { name: 'Offer' })).toBeVisible();
});

test('ACCEPTANCE-31 another audience whose page is missing: the page’s own bars come back', async ({
  page,
}) => {
  await setCookie(page, 'currentPage', 'Dealers');
  await page.route('**/dealers', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/faqs');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
});

for (const [audience, path] of variants.slice(0, 2)) {
  test(`ACCEPTANCE-22 ERR-01 ${audience}: the search box is taken over without an error or a policy violation`, async ({
    page,
  }) => {
    const errors = errorsSaid(page);
    await page.goto(path);
    // The search box becomes a combobox; everything else keeps its markup.
    const markup = () =>
      header(page).evaluate((element) => {
        const copy = element.cloneNode(true);
        if (copy instanceof Element) copy.querySelector('[data-search-box]')?.remove();
        return copy instanceof Element ? copy.innerHTML.length : 0;
      });
    const before = await markup();
    await wake(page);
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    expect(await markup()).toBe(before);
  });
}

test('HDR-08 who uses the menus alone loads nothing of the search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/HYBRID-G7');
  await bar(page, 'desktop').getByRole('button', { name: 'Products' }).click();
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(500);
  expect(scripts.map((url) => /([^/.]+)\.[^/]+\.js$/.exec(url)?.[1])).toEqual([
    'page',
    'when-idle',
  ]);
});
