/** The site's own index answers from a worker, under the site's own policy, and without one too. */
import { errorsSaid } from './console-errors.ts';
import { holdBack } from './hold-back.ts';
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

test('QLT-10 the policy makes no other script a worker', async ({ page: tab, site }) => {
  await site.open('/');
  const said = await tab.evaluate(() => {
    const wanted = (make: () => unknown) => {
      try {
        return String(make());
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    return [
      wanted(() => new Worker('/assets/any.js')),
      wanted(() => window.trustedTypes?.createPolicy('another', { createScriptURL: (url) => url })),
    ];
  });
  expect(said).toEqual(['TypeError', 'TypeError']);
});

for (const [what, status, contentType] of [
  ['is missing', 404, 'text/plain'],
  ['answers HTML', 200, 'text/html'],
] as const) {
  test(`A-20 ACCEPTANCE 31 the worker's script ${what}: the page searches by itself`, async ({
    page: tab,
    site,
  }) => {
    await tab.route(/\/assets\/index-worker-/, (route) =>
      route.fulfill({ status, contentType, body: '<!doctype html>' }),
    );
    await site.withoutBackends();
    await enterWords(site, '/', 'wh260');
    await expect(site.options.first()).toContainText('WH2-60');
    await site.input.fill('cr45');
    await expect(site.options.first()).toContainText('CR45');
  });
}

test('A-20 a browser without workers searches in the page', async ({ page: tab, site }) => {
  await tab.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await site.withoutBackends();
  await enterWords(site, '/', 'wh260');
  await expect(site.options.first()).toContainText('WH2-60');
});

test('SRCH-28 keys that come while the index is still loading get the answer to the last words', async ({
  page: tab,
  site,
}) => {
  const release = await holdBack(tab, '**/items.json');
  await site.withoutBackends();
  await enterWords(site, '/', 'cr45');
  await expect(site.loading).toHaveCount(1);
  await site.input.fill('wh260');
  release();
  await expect(site.options.first()).toContainText('WH2-60');
  await expect(site.options.filter({ hasText: 'CR45' })).toHaveCount(0);
});
