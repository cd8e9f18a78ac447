/** Requests to a deployment's backends (SPEC 7, A-33). */
import { errorsSaid } from './console-errors.ts';
import { logIn } from './header-page.ts';
import { enter, expect, type SearchSite, test } from './search-site.ts';

/** The addresses of item searches. */
const searches = (site: SearchSite) => site.calls('items').map((call) => new URL(call.url()));

test('SRCH-20 SRCH-22 SRCH-23 SRCH-24 SRCH-25 ROLE-04 typing asks the item search', async ({
  page: tab,
  site,
}) => {
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await site.open('/', { country: 'nz' });
  // The first touch of the box fetches the list of backends, so that the first answer doesn't wait for it.
  expect(asked).not.toContain('/backends.json');
  await enter(site);
  await site.input.fill('tap & "filter"');
  await expect.poll(() => searches(site).length).toBe(1);
  const [call] = searches(site);
  expect(call?.pathname).toBe('/api/cacheable/items');
  expect(Object.fromEntries(call?.searchParams ?? [])).toMatchObject({
    currency: 'NZD',
    custitem_display_in_nz: 'true',
    limit: '7',
    q: 'tap & "filter"',
  });
  await site.input.fill('tap');
  await expect(site.options.first()).toBeVisible();
  expect(asked.filter((path) => path === '/backends.json')).toHaveLength(1);
});

test('SRCH-21 SRCH-30 ROLE-03 A-33 a dealer who has logged in: personalised, ex GST first, in the list and in the results', async ({
  page: tab,
  site,
}) => {
  await logIn(tab);
  await enter(site);
  await site.input.fill('CR45');
  const both = /\$[\d,]+\.\d\d ex GST \$[\d,]+\.\d\d inc GST/;
  await expect(site.options.first()).toContainText(both);
  const inList = both.exec((await site.options.first().textContent()) ?? '')?.[0];
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=CR45$/);
  await expect(tab.locator('[data-tool="search"] article').first()).toContainText(String(inList));
  const paths = searches(site).map(({ pathname }) => pathname);
  expect(new Set(paths)).toEqual(new Set(['/api/personalized/items']));
  await site.withoutBackends();
  await tab.reload();
  await expect(tab.locator('[data-tool="search"] article').first()).toContainText(String(inList));
});

test('PXY-01 PXY-02 ENT-16 a dealer looks up a code: the gateway answers its current price', async ({
  page: tab,
  site,
}) => {
  const lookUp = async () => {
    const bar = tab.getByRole('search', { name: 'Product code' });
    await bar.getByLabel('Code', { exact: true }).fill('cr 45');
    await bar.getByRole('button', { name: 'Look up' }).click();
    await expect(tab).toHaveURL(/\/search\?keywords=cr/);
  };
  const row = tab.locator('[data-tool="search"] article').first();
  await site.open('/dealers');
  await lookUp();
  await expect(row).toContainText('CR45');
  // Visitors who aren't logged in don't have personal prices.
  expect(site.calls('gateway')).toHaveLength(0);

  await logIn(tab);
  await lookUp();
  await expect.poll(() => site.calls('gateway').length).toBe(1);
  const [call] = site.calls('gateway');
  expect((await call?.response())?.status()).toBe(200);
  const address = new URL(call?.url() ?? '');
  expect([call?.method(), address.pathname]).toEqual(['GET', '/gateway/dev']);
  const target = new URL(address.searchParams.get('suiteletUrl') ?? '');
  expect(target.origin + target.pathname).toBe('https://www.puretec.com.au/api/personalized/items');
  expect(target.searchParams.get('q')).toBe('CR45');
  await expect(row).toContainText('ex GST');
});

test("SRCH-29 A-20 QLT-10 ACCEPTANCE 25 /backends.json is missing: the site's own index is the search, read once for the box and the results", async ({
  page: tab,
  site,
}) => {
  const logged = errorsSaid(tab);
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await site.withoutBackends();
  await site.open('/search?keywords=wh260');
  await expect(tab.locator('main article a[href="/WH2-60"]').first()).toBeVisible();
  await enter(site);
  await site.input.fill('catridge carbon');
  await expect(site.options.first()).toContainText(/cartridge/i);
  expect(requested.filter((path) => path === '/items.json')).toHaveLength(1);
  expect(site.calls('items')).toHaveLength(0);
  expect(logged.join('\n')).toContain('Error in backends:');
  expect(logged.filter((text) => /policy|trusted/i.test(text))).toEqual([]);
});
