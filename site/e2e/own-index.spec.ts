/** The site's own index in the browser, under the site's own policy. */
import { errorsSaid } from './console-errors.ts';
import { holdBack } from './hold-back.ts';
import { enter, enterWords, expect, test } from './search-site.ts';

test('A-20 QLT-10 one index serves the box and the results', async ({ page: tab, site }) => {
  const refused = errorsSaid(tab);
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await site.withoutBackends();
  await site.open('/search?keywords=wh260');
  await expect(tab.locator('main article a[href="/WH2-60"]').first()).toBeVisible();
  await enter(site);
  await site.input.fill('cr45');
  await expect(site.options.first()).toContainText('CR45');
  expect(requested.filter((path) => path === '/items.json')).toHaveLength(1);
  expect(refused.filter((text) => /policy|trusted/i.test(text))).toEqual([]);
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
