/** The trees as they were built, on hosts of their own: which host the item search asks (A-11b). */
import { enter, expect, test } from './search-site.ts';

const mapped = 'MAP www.puretec.com.au 127.0.0.1, MAP www.puretec.co.nz 127.0.0.1';

test.use({
  asBuilt: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', `--host-resolver-rules=${mapped}`],
  },
});

for (const [country, host] of [
  ['AU', 'www.puretec.com.au'],
  ['NZ', 'www.puretec.co.nz'],
] as const) {
  test(`SRCH-26 A-11b elsewhere than on the main domain, the country’s own host is asked (${country})`, async ({
    page: tab,
    site,
  }) => {
    await tab.route(`https://${host}/**`, (route) =>
      route.fulfill({
        json: { items: [{ itemid: 'X' }] },
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await site.open('/', { country });
    await enter(site);
    await site.input.fill('any');
    await expect(site.options).toHaveCount(1);
    expect(site.itemSearches.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `https://${host}/api/cacheable/items`,
    ]);
  });

  test(`SRCH-26 A-11b on the main domain the page's own host is asked (${country})`, async ({
    page: tab,
    site,
    server: { port },
  }) => {
    const before = (await site.received('items')).length;
    await tab.goto(`http://${host}:${port}/`);
    await enter(site);
    await site.input.fill('wh260');
    await expect(site.options.first()).toContainText('WH2-60');
    const calls = (await site.received('items')).slice(before);
    expect(calls.map(({ path }) => path)).toEqual(['/api/cacheable/items']);
  });
}
