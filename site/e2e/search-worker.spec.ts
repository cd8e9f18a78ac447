/** The site's own index answers from a worker, under the site's own policy, and without one too. */
import { errorsSaid } from './console-errors.ts';
import { enter, enterWords, expect, test } from './search-site.ts';

test('A-20 QLT-10 the index is searched in a worker; one serves the box and the results', async ({
  page: tab,
  site,
}) => {
  const refused = errorsSaid(tab);
  const pageScripts: string[] = [];
  tab.on('request', (request) => pageScripts.push(new URL(request.url()).pathname));
  await site.withoutBackends();
  await site.open('/search?keywords=wh260');
  await expect(tab.locator('main article a[href="/WH2-60"]').first()).toBeVisible();
  await enter(site);
  await site.input.fill('cr45');
  await expect(site.options.first()).toContainText('CR45');
  expect(tab.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/index-worker-.+\.js$/),
  ]);
  expect(pageScripts.filter((path) => path.includes('/index-worker.'))).toEqual([]);
  expect(refused.filter((text) => /policy|trusted/i.test(text))).toEqual([]);
});

test("A-20 ACCEPTANCE 31 the worker's script is missing: the page searches by itself", async ({
  page: tab,
  site,
}) => {
  await tab.route(/\/assets\/index-worker-/, (route) => route.fulfill({ status: 404 }));
  await site.withoutBackends();
  await enterWords(site, '/', 'wh260');
  await expect(site.options.first()).toContainText('WH2-60');
  await site.input.fill('cr45');
  await expect(site.options.first()).toContainText('CR45');
});
