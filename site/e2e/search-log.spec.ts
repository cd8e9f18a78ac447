/** The search log of a real browser (SPEC 7.2, ACCEPTANCE 24). */
import type { Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { backends, enter, expect, type SearchSite, test, warmUp } from './search-site.ts';

test('ACCEPTANCE 24 LOG-01 LOG-02 A-23 the bytes and their signature are the vector’s', async ({
  site,
}) => {
  await site.open('/');
  await enter(site);
  await site.input.fill('pfas');
  await expect.poll(() => site.calls('log').length).toBe(1);
  const [sent] = site.calls('log');
  expect(sent?.postData()).toBe('{"query":"pfas","country":"AU","ipaddress":""}');
  expect(sent?.headers()['x-hash']).toBe(
    'da3dae20699e8c6b3b533c1de7b9abf67185aa1d23a5dcc991a90ab05e83d239',
  );
  expect((await sent?.response())?.status()).toBe(200);
});

const queriesIn = (site: SearchSite): readonly string[] =>
  site.calls('log').map((call) => call.postDataJSON().query);

/** Opens the results again by Reload and Back, and waits until they show. */
async function reopen(tab: Page): Promise<void> {
  const results = tab.getByRole('heading', { name: /^Results for/ });
  await expect(results).toBeVisible();
  await tab.reload();
  await expect(results).toBeVisible();
  await tab.goto('/contact-us');
  await tab.goBack();
  await expect(results).toBeVisible();
  await tab.waitForLoadState('networkidle');
}

type Way = (tab: Page, site: SearchSite) => Promise<unknown>;

/** Sends a search from the box while some of the page's files are still loading. */
const before =
  (late: string): Way =>
  async (tab, site) => {
    const release = await holdBack(tab, late);
    await site.open('/', { waitUntil: 'commit' });
    await site.input.fill('kitchen tap');
    if (late.endsWith('json')) await expect(site.input).toHaveAttribute('role', 'combobox');
    await site.input.press('Enter');
    await expect(tab).toHaveURL(/\/search\?keywords=/);
    release();
  };
const ways: Readonly<Record<string, Way>> = {
  'by Enter before its pause is over': async (tab, site) => {
    await site.open('/');
    await warmUp(tab, site);
    await site.input.fill('kitchen tap');
    await site.input.press('Enter');
    await reopen(tab);
  },
  'by the button of /search’s own field': async (tab, site) => {
    await site.open('/search');
    await tab.locator('#search-keywords').fill(' kitchen  tap');
    await tab.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await reopen(tab);
  },
  'before any script arrives': before('**/assets/*.js'),
  'before the address of the log arrives': before('**/backends.json'),
};
for (const [way, send] of Object.entries(ways))
  test(`LOG-01 A-21 a search sent ${way} is logged once`, async ({ page: tab, site }) => {
    await send(tab, site);
    await expect(tab).toHaveURL(/\/search\?keywords=/);
    await expect.poll(() => queriesIn(site)).toEqual(['kitchen tap']);
    await tab.waitForLoadState('networkidle');
    expect(queriesIn(site)).toEqual(['kitchen tap']);
  });

test('LOG-01 A-21 a search sent before /search has started is logged once', async ({
  page: tab,
  site,
}) => {
  const start = await holdBack(tab, '**/assets/mount-results*.js');
  const answer = await holdBack(tab, '**/search?keywords=*');
  const started = new Promise<void>((done) => tab.exposeFunction('onResults', done));
  await tab.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const notice = document.querySelector<HTMLElement>('[data-late="search"]');
      if (!document.querySelector('[data-tool="search"]') || (notice && !notice.hidden)) return;
      observer.disconnect();
      Reflect.get(window, 'onResults')();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const startAsked = tab.waitForRequest('**/assets/mount-results*.js');
  await site.open('/search', { waitUntil: 'commit' });
  await startAsked;
  await tab.locator('#search-keywords').fill('softener');
  await tab.locator('#search-keywords').press('Enter', { noWaitAfter: true });
  start();
  // The page that sent the search is still open when the results page starts.
  await started;
  answer();
  await expect(tab).toHaveURL(/\/search\?keywords=softener$/);
  await expect.poll(() => queriesIn(site)).toEqual(['softener']);
});

test('LOG-01 a link to results is not a search that was sent', async ({ page: tab, site }) => {
  await site.open('/search?keywords=WH2');
  await reopen(tab);
  expect(queriesIn(site)).toEqual([]);
});

test('ACCEPTANCE 27 LOG-03 ERR-10 search and navigation work while the log fails', async ({
  page: tab,
  site,
}) => {
  for (const mode of ['500', 'silent'] as const)
    await test.step(mode, async () => {
      await site.open('/');
      if (mode === 'silent') await holdBack(tab, backends.log);
      else await tab.route(backends.log, (route) => route.fulfill({ status: 500 }));
      await enter(site);
      await site.input.fill('CR45');
      await expect(site.options.first()).toContainText('CR45');
      await expect(tab.getByRole('alert')).toHaveCount(0);
      await site.options.first().click();
      await expect(tab).toHaveURL(/\/CR45$/);
    });
});
