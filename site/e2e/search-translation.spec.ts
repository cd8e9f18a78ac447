/** Searching on a page that the browser has translated, before and after each step (SPEC 4). */
import type { Page } from '@playwright/test';
import { errorsSaid } from './console-errors.ts';
import { enter, expect, test, warmUp } from './search-site.ts';
import { startTranslation } from './translation.ts';

const items = (...codes: readonly string[]) =>
  codes.map((itemid, place) => ({
    itemid,
    displayname: `Name of ${itemid}`,
    ...(place % 2 === 0 && { onlinecustomerprice: 100 + place }),
    ...(place === 1 && { custitem_discontinued: 'T' }),
    custitem_application: place % 3 === 0 ? 'Commercial' : 'Domestic',
    custitem_type: place % 2 === 0 ? 'system' : 'filter tap',
  }));

/** One answer for each of the words that are typed. */
const answers: Readonly<Record<string, readonly object[]>> = {
  alpha: items('A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'),
  beta: items('B-1', 'B-2'),
  pfas: items('P-1'),
  many: items(...Array.from({ length: 60 }, (_, place) => `M-${place + 1}`)),
  zzzzqq: [],
};

/** Without a mark the words stay, and the expectations below with them. */
const translate = (page: Page): Promise<void> => page.evaluate(startTranslation, '');

/** The made-up items have no pictures. */
const thrown = (errors: readonly string[]) =>
  errors.filter((error) => !error.startsWith('Failed to '));

async function answerFromTable(page: Page): Promise<void> {
  await page.route(/\/api\/(cacheable|personalized)\/items/, (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    return route.fulfill({ json: { items: answers[query] ?? [] } });
  });
}

test('SRCH-07 SRCH-30 the suggestions keep name, price and address together on a translated page', async ({
  page: tab,
  site,
}) => {
  const errors = errorsSaid(tab);
  await answerFromTable(tab);
  await site.open('/WH2-60');
  await translate(tab);
  await warmUp(tab, site);
  const steps: readonly (readonly [string, readonly string[], string])[] = [
    ['alpha', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'], '5 suggestions, arrow keys to choose'],
    ['beta', ['B-1', 'B-2'], '2 suggestions, arrow keys to choose'],
    ['zzzzqq', [], 'No Results'],
    ['pfas', ['P-1'], '2 suggestions, arrow keys to choose'],
    ['alpha', ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'], '5 suggestions, arrow keys to choose'],
  ];
  for (const [words, codes, status] of steps) {
    await translate(tab);
    await site.input.fill(words);
    await expect(site.status).toHaveText(status);
    for (const [place, code] of codes.entries()) {
      const option = site.options.nth(place);
      await expect(option).toHaveText(new RegExp(`^\\s*${code}(?!\\d)`));
      await expect(option).toContainText(`Name of ${code}`);
      await expect(option).toHaveAttribute('href', `/${code}`);
      await expect(option).toContainText(
        place === 1
          ? 'Discontinued'
          : place % 2 === 0
            ? /\$[\d.]+ inc GST\s*$/
            : 'Price on request',
      );
      if (place % 2 === 0) await expect(option).not.toContainText('Price on request');
    }
    await translate(tab);
    await expect(site.status).toHaveText(status);
  }
  expect(thrown(errors)).toEqual([]);
});

test('SRCH-06 pages below the list change as a whole on a translated page', async ({
  page: tab,
  site,
}) => {
  await answerFromTable(tab);
  await site.open('/WH2-60');
  await enter(site);
  const pages = tab.getByRole('group', { name: 'Also on this site' });
  for (const [words, title] of [
    ['stores', 'Where to buy'],
    ['warranty', 'warranty'],
  ] as const) {
    await translate(tab);
    await site.input.fill(words);
    await expect(
      pages
        .locator('a')
        .filter({ hasText: new RegExp(title, 'i') })
        .first(),
    ).toBeVisible();
    const links = await pages
      .locator('a[href]:visible')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(new Set(links.map(String)).size).toBe(links.length);
    await translate(tab);
  }
});

test('RTE-22 A-63 /search goes on after each step on a translated page', async ({
  page: tab,
  site,
}) => {
  const errors = errorsSaid(tab);
  await answerFromTable(tab);
  const rows = tab.locator('[data-island="search"] article');
  const status = tab.locator('[data-island="search"] [role="status"]');
  await site.open('/search?keywords=many');
  await expect(rows).toHaveCount(24);
  await translate(tab);
  await tab.getByRole('link', { name: 'Next' }).click();
  await expect(rows.first()).toContainText('Name of M-25');
  await expect(status).toContainText('60 products, 25 to 48 shown');
  await translate(tab);
  const box = tab.getByRole('checkbox', { name: /^Commercial/ });
  await box.click();
  await expect(status).toContainText('20 of 60 products');
  await expect(rows).toHaveCount(20);
  await translate(tab);
  await expect(tab.getByText('Narrow the results (1 chosen)')).toBeVisible();
  await tab.getByRole('link', { name: 'Show all results' }).click();
  await expect(rows).toHaveCount(24);
  await expect(tab.getByText('chosen)')).toHaveCount(0);
  await translate(tab);
  await tab.goBack();
  await expect(rows).toHaveCount(20);
  await translate(tab);
  expect(thrown(errors)).toEqual([]);
  await expect(tab.getByRole('alert')).toHaveCount(0);
});

for (const [from, to, expected] of [
  ['zzzzqq', 'beta', 'Name of B-1'],
  ['beta', 'zzzzqq', 'No products match'],
  ['stores', 'pfas', 'Name of P-1'],
  ['wh265', 'zzzzqq', 'No products match'],
] as const) {
  test(`RTE-22 /search goes from "${from}" to "${to}" on a translated page`, async ({
    page: tab,
    site,
  }) => {
    const errors = errorsSaid(tab);
    await answerFromTable(tab);
    await site.open(`/search?keywords=${from}`);
    await expect(tab.locator('[data-island="search"] h2')).toHaveText(`Results for ${from}`);
    await tab.waitForLoadState('networkidle');
    await translate(tab);
    // Links of the results change the address without a page load.
    await tab.evaluate(
      (address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      `/search?keywords=${encodeURIComponent(to)}`,
    );
    await expect(tab.locator('[data-island="search"] h2')).toHaveText(`Results for ${to}`);
    await expect(tab.locator('[data-island="search"]')).toContainText(expected);
    await expect(tab.getByText('Try fewer words')).toHaveCount(to === 'zzzzqq' ? 1 : 0);
    await translate(tab);
    await tab.goBack();
    await expect(tab.locator('[data-island="search"] h2')).toHaveText(`Results for ${from}`);
    expect(thrown(errors)).toEqual([]);
    await expect(tab.getByRole('alert')).toHaveCount(0);
  });
}
