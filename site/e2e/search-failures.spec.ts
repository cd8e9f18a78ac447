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

for (const [script, acts] of [
  ['page', 'the page itself'],
  ['every-page-when-idle', 'what waits for the idle page'],
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
    const touch = async () => {
      await site.input.click();
      return refused;
    };
    await expect.poll(touch).toBeGreaterThanOrEqual(script === 'page' ? 1 : 2);
    isAway = false;
    await site.input.pressSequentially('wh2');
    await expect(site.options.first()).toBeVisible();
    // The menus only started once, so one press opens a menu and doesn't close it again.
    const menu = tab.locator('[data-bar="desktop"]').getByRole('button', { name: 'Products' });
    await menu.click();
    await expect(menu.locator('xpath=following-sibling::*[1]')).toBeVisible();
  });
}
