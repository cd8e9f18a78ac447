/** Pages whose address has a choice: the prerendered page has the default, and the script shows the choice. */
import { expect, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';

const asked = [
  '/rainwater-filter-systems/rainwater-wholehouse-filter-systems?flow=40',
  '/stores?postcode=3000&part=HYBRID-G7',
  '/search?keywords=uv',
];
test('QLT-02 what follows a tool waits for its answer, to the foot of the page', async ({
  page,
}) => {
  const release = await holdBack(page, /\.js$/);
  for (const path of asked) {
    await page.goto(path, { waitUntil: 'commit' });
    const behind = page.locator(
      ':is([data-answers], :is(section, header):has([data-answers])) ~ :not(#compare, [role="status"])',
    );
    await page.locator('body > footer').waitFor({ state: 'attached' });
    for (const part of [...(await behind.all()), page.locator('body > footer')])
      await expect(part, path).toHaveCSS('visibility', 'hidden');
  }
  release();
  await expect(page.locator('body > footer')).toHaveCSS('visibility', 'visible');
});

test('QLT-02 QLT-08 what waits for a tool is shown where the tool cannot come, and for a campaign nothing waits', async ({
  page,
}) => {
  const [filtered = ''] = asked;
  await page.goto(`${filtered.replace(/\?.*/, '')}?utm_source=letter&gclid=1`);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(filtered);
  await expect(page.locator('[data-filter-list] [data-code]').first()).toBeVisible();
});
