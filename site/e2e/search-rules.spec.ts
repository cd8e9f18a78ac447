/** Which entries stand in the list, with which prices, and what is asked for (SPEC 4, 6 and 7). */
import type { Page } from '@playwright/test';
import { enter, expect, test } from './search-site.ts';

/** Answers every item search with these items. */
async function answerWith(tab: Page, items: readonly object[], host = '') {
  await tab.route(new RegExp(`${host}/api/(cacheable|personalized)/items`), (route) =>
    route.fulfill({ json: { items }, headers: { 'access-control-allow-origin': '*' } }),
  );
}
const named = (...codes: readonly string[]) => codes.map((itemid) => ({ itemid }));

test.describe('the list', () => {
  test('SRCH-06 SRCH-10 ERR-11 A-19 nothing matches: "No Results" once, said and not chosen', async ({
    page: tab,
    site,
  }) => {
    await site.open('/');
    await enter(site);
    await site.input.fill('zzzzqq');
    await expect(tab.getByText('No Results', { exact: true })).toHaveCount(1);
    await expect(tab.getByRole('status').filter({ hasText: 'No Results' })).toBeVisible();
    await expect(site.options).toHaveCount(0);
    await site.input.press('ArrowDown');
    await expect(site.input).not.toHaveAttribute('aria-activedescendant');
    await site.input.press('Enter');
    await expect(tab).toHaveURL(/\/search\?keywords=zzzzqq$/);
  });

  test('SRCH-07 SRCH-08 SRCH-11 ERR-11 five items, then See All Results', async ({
    page: tab,
    site,
  }) => {
    await site.open('/');
    await enter(site);
    await site.input.fill('cartridge');
    await expect(site.options).toHaveCount(6);
    await expect(site.options.last()).toHaveText('See All Results');
    await site.options.last().click();
    await expect(tab).toHaveURL(/\/search\?keywords=cartridge$/);
  });

  test('SRCH-07 ACCEPTANCE 28 a picture that cannot be loaded leaves its place, and nothing moves', async ({
    page: tab,
    site,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.route(/\/picture\.webp/, async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    const urls = [{ url: '/picture.webp' }];
    await answerWith(tab, [{ itemid: 'X', itemimages_detail: { urls } }]);
    await site.open('/');
    await enter(site);
    await site.input.fill('any');
    const option = site.options.first();
    await expect(option.locator('img')).toHaveCount(1);
    const before = await option.boundingBox();
    release();
    await expect(option.locator('img')).toHaveCount(0);
    expect(await option.boundingBox()).toEqual(before);
  });

  test('SRCH-09 SRCH-18 five or fewer: no See All Results', async ({ page: tab, site }) => {
    await answerWith(tab, named('A', 'B', 'C', 'D', 'E', 'HR-EI6', 'PR-PPP22'));
    await site.open('/');
    await enter(site);
    await site.input.fill('any');
    await expect(site.options).toHaveCount(5);
    await expect(tab.getByText('See All Results')).toHaveCount(0);
  });

  test('SRCH-12 choosing an item drops a trailing _digits of its urlcomponent', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, [{ itemid: 'WH2-60', urlcomponent: 'WH2-60_3' }]);
    await site.open('/');
    await enter(site);
    await site.input.fill('wh2');
    await site.options.first().click();
    await expect(tab).toHaveURL(/localhost:\d+\/WH2-60$/);
  });

  test('SRCH-13 SRCH-14 pfas, in any case, has its article, and "pfas filter" has not', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, named('A', 'B', 'C', 'D', 'E', 'F'));
    await site.open('/');
    await enter(site);
    await site.input.fill('PFAS');
    await expect(site.options).toHaveCount(7);
    await expect(site.options.last()).toContainText('PFAS');
    await expect(site.options.last()).toHaveAttribute('href', /pfas/);
    await site.input.fill('pfas filter');
    await expect(site.options).toHaveCount(6);
  });

  test('SRCH-13 A-15 the article alone is no "No Results"', async ({ page: tab, site }) => {
    await answerWith(tab, []);
    await site.open('/');
    await enter(site);
    await site.input.fill(' pfas ');
    await expect(site.options).toHaveCount(1);
    await expect(tab.getByText('No Results')).toHaveCount(0);
  });

  test('SRCH-15 SRCH-16 dealers see what is for dealers; the excluded codes nobody sees', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, named('CR45', 'PR-PPP22', 'FILTERWALL-F5-MG', 'HR-EI6', 'HYBRID-E6-LF'));
    await site.open('/');
    await enter(site);
    await site.input.fill('filter');
    await expect(site.options).toHaveCount(1);
    await site.open('/dealers');
    await enter(site);
    await site.input.fill('filter');
    await expect(site.options).toHaveCount(3);
  });

  test('SRCH-17 SRCH-19 ERR-11 both flags hide an item, one labels it Discontinued', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, [
      { itemid: 'GONE', custitem_discontinued: 'T', custitem_discontinued_w_spare_parts: true },
      { itemid: 'OLD', custitem_discontinued: 'T' },
    ]);
    await site.open('/');
    await enter(site);
    await site.input.fill('any');
    await expect(site.options).toHaveCount(1);
    await expect(site.options).toContainText('OLD');
    await expect(site.options.getByText('Discontinued', { exact: true })).toBeVisible();
  });
});

test.describe('what is asked for', () => {
  test('SRCH-20 SRCH-22 SRCH-23 SRCH-24 SRCH-25 ROLE-04 anonymous in Australia', async ({
    site,
  }) => {
    await site.open('/');
    await enter(site);
    await site.input.fill('tap & "filter"');
    await expect.poll(() => site.itemSearches.length).toBe(1);
    const [asked] = site.itemSearches;
    expect(asked?.pathname).toBe('/api/cacheable/items');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      use_pcv: 'F',
      fieldset: 'typeahead',
      currency: 'AUD',
      country: 'AU',
      language: 'en',
      limit: '7',
      q: 'tap & "filter"',
      custitem_display_in_au: 'true',
    });
  });

  test('SRCH-23 SRCH-24 SRCH-25 New Zealand: its currency and its flag, country AU all the same', async ({
    site,
  }) => {
    await site.open('/', { country: 'NZ' });
    await enter(site);
    await site.input.fill('tap');
    await expect.poll(() => site.itemSearches.length).toBe(1);
    const parameters = site.itemSearches[0]?.searchParams;
    expect(parameters?.get('currency')).toBe('NZD');
    expect(parameters?.get('country')).toBe('AU');
    expect(parameters?.get('custitem_display_in_nz')).toBe('true');
    expect(parameters?.has('custitem_display_in_au')).toBe(false);
  });

  test('SRCH-21 SRCH-30 ROLE-03 A-33 logged in: personalised, ex GST first, inc GST beside it', async ({
    page: tab,
    site,
    context,
  }) => {
    await site.open('/');
    await context.addCookies([{ name: 'isLoggedIn', value: 'true', url: tab.url() }]);
    await answerWith(tab, [{ itemid: 'X', onlinecustomerprice: 100 }]);
    await tab.reload();
    await enter(site);
    await site.input.fill('any');
    await expect(site.options.first()).toContainText('$100.00 ex GST $110.00 inc GST');
    expect(site.itemSearches[0]?.pathname).toBe('/api/personalized/items');
  });

  test('SRCH-30 ROLE-04 anonymous visitors see the price with GST, of their country', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, [{ itemid: 'X', onlinecustomerprice: '100' }]);
    await site.open('/', { country: 'NZ' });
    await enter(site);
    await site.input.fill('any');
    await expect(site.options.first()).toContainText('$115.00 inc GST');
    await expect(site.options.first()).not.toContainText('ex GST');
  });

  test('SRCH-26 A-11b elsewhere than on the main domain, the country’s host is asked', async ({
    page: tab,
    site,
  }) => {
    await answerWith(tab, named('X'), 'https://www\\.puretec\\.co\\.nz');
    await site.open('/', { itemSearch: 'host', country: 'NZ' });
    await enter(site);
    await site.input.fill('any');
    await expect(site.options).toHaveCount(1);
    expect(site.itemSearches[0]?.origin).toBe('https://www.puretec.co.nz');
  });

  test('SRCH-27 an answer without items is an empty one', async ({ page: tab, site }) => {
    await tab.route(/\/api\/cacheable\/items/, (route) => route.fulfill({ json: { total: 0 } }));
    await site.open('/');
    await enter(site);
    await site.input.fill('any');
    await expect(tab.getByText('No Results', { exact: true })).toBeVisible();
  });
});
