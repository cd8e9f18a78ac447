/** Failures of the network or a script (ACCEPTANCE 31; SPEC 8). search-session.test.ts has the backend's. */
import { expect, test } from './search-site.ts';

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
