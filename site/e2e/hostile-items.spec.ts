/** Shows hostile items from the commerce backend and hostile keywords as text. Nothing scrolls sideways. */
import { asVisitorsHaveIt } from './browser.ts';
import { enter, expect, test } from './search-site.ts';

test.use({ launchOptions: asVisitorsHaveIt });

const words = '<img src=x onerror="document.title=`owned`"><script>document.title=`owned`</script>';
const items = [
  { itemid: 'WH2-60', displayname: words, description: words, keywords: words },
  { itemid: 'LONG-1', displayname: 'w'.repeat(100_000), description: 'm'.repeat(100_000) },
  { itemid: 'LONG-2', displayname: `tap ${'i'.repeat(5000)}`, onlinecustomerprice: 1e21 },
  {
    itemid: words,
    displayname: 'a strange code',
    urlcomponent: 'javascript:document.title=`owned`',
  },
  {
    itemid: 'X-1',
    displayname: 'strange addresses',
    url: 'javascript:document.title=`owned`',
    urlcomponent: '//evil.example/',
  },
  {
    itemid: 'X-2',
    displayname: '\u202etxet\u2028\u0000',
    itemimages_detail: { urls: [{ url: 'javascript:document.title=`owned`' }] },
  },
  { itemid: ['no', 'text'], displayname: { no: 'text' }, onlinecustomerprice: 'NaN' },
];

test('ACCEPTANCE 14 34 items of a hostile backend and hostile keywords are words, in the list and in the results, and scroll nothing sideways', async ({
  page: tab,
  site,
}) => {
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  tab.on('console', (message) => {
    if (/Security Policy/.test(message.text())) errors.push(message.text());
  });
  await tab.setViewportSize({ width: 360, height: 740 });
  await tab.route(/\/api\/(cacheable|personalized)\/items\?/, (route) =>
    route.fulfill({ json: { total: items.length, items } }),
  );
  const look = async () => {
    const { title, wide, strange } = await tab.evaluate(() => ({
      title: document.title,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      strange: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.protocol === 'javascript:' || /evil\.example/.test(link.host))
        .map((link) => link.href),
    }));
    expect({ wide, strange }).toEqual({ wide: 0, strange: [] });
    expect(title).not.toBe('owned');
    await expect(tab.locator('[onerror]')).toHaveCount(0);
  };
  await site.open('/search?keywords=tap');
  await expect(tab.locator('article').first()).toContainText('<img src=x');
  expect(await tab.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
  await look();
  await enter(site);
  await site.input.fill('water');
  await expect(site.options.first()).toContainText('<img src=x');
  // A browser takes seconds to lay out a word of 100,000 letters.
  expect((await site.list.textContent())?.length).toBeLessThan(10_000);
  await look();
  await tab.unrouteAll();
  await site.open(`/search?keywords=${encodeURIComponent(words)}`);
  await expect(tab.getByRole('heading', { name: /^No results for <img/ })).toBeVisible();
  await look();
  expect(errors).toEqual([]);
});
