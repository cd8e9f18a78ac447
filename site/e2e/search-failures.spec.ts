/** When the backend, the network or a script fails (ACCEPTANCE 25, 26, 30, 31; SPEC 8). */
import { errorsSaid } from './console-errors.ts';
import { enter, enterWords, expect, type Fault, freeze, test, warmUp } from './search-site.ts';

const faults: readonly (readonly [string, Fault])[] = [
  ['answers 500', { backend: 'items', mode: '500' }],
  ['sends broken JSON', { backend: 'items', mode: 'broken-json' }],
  ['sends JSON of another form', { backend: 'items', mode: 'other-json' }],
  ['sends HTML', { backend: 'items', mode: 'html' }],
  ['drops the line', { backend: 'items', mode: 'drop' }],
];

test("ACCEPTANCE 25 SRCH-29 ERR-01 A-20 whatever the item search answers, the site's own index steps in", async ({
  page: tab,
  site,
}) => {
  const logged = errorsSaid(tab);
  await site.open('/');
  await enter(site);
  for (const [index, [what, fault]] of faults.entries())
    await test.step(what, async () => {
      const before = logged.length;
      await site.fault(fault);
      await site.input.fill('wh260');
      await expect(site.options.first()).toContainText('WH2-60');
      await expect(site.loading).toHaveCount(0);
      await site.input.fill('zzzzqq');
      await expect(site.list).toHaveCount(0);
      await expect.poll(() => site.itemSearches.length).toBe(2 * index + 2);
      await expect(site.status).toHaveText('');
      await expect(tab.getByText('No Results')).toHaveCount(0);
      await expect(tab.getByRole('alert')).toHaveCount(0);
      expect(logged.slice(before).join('\n')).toContain('Error in item search:');
    });
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=zzzzqq$/);
});

test('ACCEPTANCE 25 SRCH-29 item search does not answer in time: the index does', async ({
  page: tab,
  site,
}) => {
  await site.open('/');
  await site.fault({ backend: 'items', mode: 'delay', ms: 60_000 });
  await warmUp(tab, site);
  await freeze(tab);
  await site.input.fill('wh260');
  await tab.clock.runFor(300);
  await expect(site.loading).toHaveCount(1);
  await expect.poll(() => site.itemSearches.length).toBe(1);
  await tab.clock.runFor(4000);
  await expect(async () => {
    await tab.clock.runFor(50);
    await expect(site.options.first()).toContainText('WH2-60', { timeout: 100 });
  }).toPass();
});

test('ACCEPTANCE 25 A-20 SRCH-15 without the constants of search the backend still answers, under the same rules', async ({
  page: tab,
  site,
}) => {
  await tab.route('**/search-data.json', (route) => route.fulfill({ status: 503 }));
  await tab.route(/\/api\/cacheable\/items/, (route) =>
    route.fulfill({
      json: { items: [{ itemid: 'PR-PPP22' }, { itemid: 'HR-EI6' }, { itemid: 'CR45' }] },
    }),
  );
  await enterWords(site, '/', 'cr45');
  await expect(site.options).toHaveCount(1);
  await expect(site.options).toContainText('CR45');
  await site.input.press('Enter');
  const rows = tab.locator('[data-island="search"] article');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('CR45');
});

test('ACCEPTANCE 25 SRCH-29 ERR-01 backend and index both blocked: the list is hidden, Enter works', async ({
  page: tab,
  site,
}) => {
  await tab.route(/\/api\/cacheable\/items|\/items\.json/, (route) =>
    route.abort('blockedbyclient'),
  );
  await enterWords(site, '/', 'wh260');
  await expect.poll(() => site.itemSearches.length).toBe(1);
  await expect(site.status).toHaveText('');
  await expect(site.loading).toHaveCount(0);
  await expect(site.list).toHaveCount(0);
  await expect(tab.getByText('No Results')).toHaveCount(0);
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=wh260$/);
});

test('SRCH-29 A-20 the item search fails and the index knows no product: pages that match are shown', async ({
  page: tab,
  site,
}) => {
  await site.open('/');
  await site.fault({ backend: 'items', mode: '500' });
  await enter(site);
  await site.input.fill('fluoride');
  await expect(site.status).toHaveText('');
  await expect(tab.getByRole('group', { name: 'Also on this site' })).toBeVisible();
  await site.input.press('ArrowDown');
  await expect(
    tab.getByRole('group', { name: 'Also on this site' }).locator('a:focus'),
  ).toHaveCount(1);
});

test('SRCH-29 A-20 the next key tries the backend again', async ({ site }) => {
  await site.open('/');
  await site.fault({ backend: 'items', mode: '500', exactly: 'wate' });
  await enter(site);
  await site.input.fill('wate');
  await expect.poll(() => site.itemSearches.length).toBe(1);
  await site.input.pressSequentially('r');
  await expect.poll(() => site.itemSearches.length).toBe(2);
  await expect(site.options.first()).toBeVisible();
});

test('ACCEPTANCE 26 SRCH-28 a slow answer for "wat" does not overwrite that for "water"', async ({
  page: tab,
  site,
}) => {
  const answers = new Map([
    ['wat', 'OLDER'],
    ['water', 'NEWER'],
  ]);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route(/\/api\/cacheable\/items/, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (query === 'wat') await held;
    await route
      .fulfill({ json: { items: [{ itemid: answers.get(query) }] } })
      .catch(() => undefined);
  });
  await enterWords(site, '/', 'wat');
  await expect.poll(() => site.itemSearches.length).toBe(1);
  await site.input.fill('water');
  await expect(site.options).toContainText(['NEWER']);
  release();
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(site.options).toContainText(['NEWER']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ACCEPTANCE 30 SRCH-10 the form GETs /search, and that page says how to go on', async ({
    page: tab,
    site,
  }) => {
    await site.open('/');
    await site.input.fill('wh2-60');
    await site.input.press('Enter');
    await expect(tab).toHaveURL(/\/search\?keywords=wh2-60$/);
    await expect(tab.locator('[data-island="search"] noscript p')).toBeVisible();
    await expect(tab.locator('#ways a').first()).toBeVisible();
  });
});

test('ACCEPTANCE 31 every script chunk answers HTML: the form stays and searches', async ({
  page: tab,
  site,
}) => {
  await tab.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gone</title>' }),
  );
  await site.open('/');
  await site.input.click();
  await site.input.fill('wh2');
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=wh2$/);
});

test('ACCEPTANCE 31 SRCH-29 the search itself cannot be loaded: the form stays and searches', async ({
  page: tab,
  site,
}) => {
  await site.open('/');
  await tab.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
  const failed = tab.waitForEvent('console', (message) => message.text().includes('fetch'));
  await site.input.click();
  await failed;
  await site.input.fill('wh2');
  await expect(site.loading).toHaveCount(0);
  await expect(site.list).toHaveCount(0);
  await expect(tab.getByText('No Results')).toHaveCount(0);
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=wh2$/);
});

test('ACCEPTANCE 31 SRCH-29 the chunk of the index is missing: no list, and Enter works', async ({
  page: tab,
  site,
}) => {
  await site.open('/');
  await site.fault({ backend: 'items', mode: '500' });
  await tab.route(/\/assets\/own-index[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  const failed = tab.waitForEvent('console', (message) =>
    message.text().includes('Error in site search'),
  );
  await site.input.fill('wh2');
  await failed;
  await expect(site.list).toHaveCount(0);
  await expect(tab.getByText('No Results')).toHaveCount(0);
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=wh2$/);
});

for (const [script, acts] of [
  ['page', 'the page itself'],
  ['when-idle', 'what waits for the idle page'],
] as const) {
  test(`ACCEPTANCE 31 SRCH-29 a line that was away while ${acts} was loaded: the next touch asks again`, async ({
    page: tab,
    site,
  }) => {
    let isAway = true;
    let refused = 0;
    await tab.route(new RegExp(`/assets/${script}\\.[^/]*\\.js`), async (route) => {
      if (!isAway) return route.continue();
      refused += 1;
      await route.abort('internetdisconnected');
    });
    await site.open('/');
    await site.input.click();
    await expect.poll(() => refused).toBeGreaterThanOrEqual(script === 'page' ? 1 : 2);
    isAway = false;
    await site.input.pressSequentially('wh2');
    await expect(site.options.first()).toBeVisible();
    // The menus came to life once: one press opens, and does not close again.
    const menu = tab.locator('[data-bar="desktop"]').getByRole('button', { name: 'Products' });
    await menu.click();
    await expect(menu.locator('xpath=following-sibling::*[1]')).toBeVisible();
  });
}
