/** If a tool's script or data doesn't load, the tool says so, keeps the visitor's input, and offers another way. */
import { expect, test } from '@playwright/test';

const tools = [
  ['saved', '/saved', undefined],
  ['cartridge-finder', '/find-my-cartridge?code=HYBRID-G7', 'HYBRID-G7'],
  ['schedule', '/specifiers/schedule?codes=HYBRID-G7', 'HYBRID-G7'],
  ['compare', '/compare?codes=HYBRID-G7,WH2-60', 'HYBRID-G7,WH2-60'],
  ['places', '/stores?postcode=3220', '3220'],
  ['search', '/search?keywords=pfas', 'pfas'],
  ['selector', '/world?source=mains&home=house&taps=shower', undefined],
] as const;

test('ACCEPTANCE 31 data and later scripts of a tool that are missing are reported at once', async ({
  page,
}) => {
  // The page's own script arrives, but not the chunks and data that it loads later.
  await page.route(
    /\/tools\/.*\.json$|\/assets\/(?:[A-Z]\w+Tool|mount-results)\.[^/]*\.js$/,
    (route) => route.fulfill({ status: 404, body: 'Not found.' }),
  );
  for (const [tool, path, asked] of tools) {
    const notice = page.locator(`[data-late="${tool}"]`);
    await page.goto(path);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveAttribute('data-late-now', '');
    await expect(notice).toContainText('is taking longer than it should');
    if (asked !== undefined)
      await expect(
        page.locator('main form input[type="text"], main form input[type="search"]').first(),
      ).toHaveValue(asked);
  }
});

test("ACCEPTANCE 31 without any of our scripts a tool's page says so itself", async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [tool, path] of tools) {
    await page.goto(path);
    await expect(page.locator(`[data-late="${tool}"]`)).toBeVisible();
  }
  // These scripts neither arrive nor fail.
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', () => {});
  for (const [tool, path] of tools) {
    const notice = page.locator(`[data-late="${tool}"]`);
    await page.goto(path, { waitUntil: 'commit' });
    // The notice isn't visible while the tool may still load, because the stylesheet delays it by some seconds.
    await expect(notice).toHaveCSS('visibility', 'hidden');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Reload the page');
  }
});
