/** The search box by keyboard (SPEC 4). */
import { enterWords, expect, test, warmUp } from './search-site.ts';

const page = '/WH2-60';

test('SRCH-31 arrows go through the options, focus stays in the box', async ({ site }) => {
  await enterWords(site, page, 'wh2');
  await expect(site.options).toHaveCount(6);
  await expect(site.input).toHaveAttribute('aria-expanded', 'true');
  await site.input.press('ArrowDown');
  await site.input.press('ArrowDown');
  await expect(site.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await site.options.nth(1).getAttribute('id');
  await expect(site.input).toHaveAttribute('aria-activedescendant', String(active));
  await site.input.press('End');
  await expect(site.options.last()).toHaveAttribute('aria-selected', 'true');
  await site.input.press('Home');
  await expect(site.options.first()).toHaveAttribute('aria-selected', 'true');
  await site.input.press('ArrowUp');
  await expect(site.input).not.toHaveAttribute('aria-activedescendant');
  await expect(site.input).toBeFocused();
});

test('SRCH-31 screen readers hear the place of an option, and what kind of page it opens', async ({
  page: tab,
  site,
}) => {
  await enterWords(site, page, 'pfas');
  await expect(site.options).not.toHaveCount(0);
  const count = await site.options.count();
  for (let place = 1; place <= count; place += 1) {
    await site.input.press('ArrowDown');
    const option = tab.locator('[role="option"][aria-selected="true"]');
    await expect(option).toHaveAttribute('aria-posinset', String(place));
    await expect(option).toHaveAttribute('aria-setsize', String(count));
  }
  await expect(tab.getByRole('option', { name: /^Article \S/ })).toHaveCount(1);
  const pages = tab.getByRole('group', { name: 'Also on this site' }).getByRole('link');
  await expect(pages).not.toHaveCount(0);
  for (const link of await pages.all())
    await expect(link).toHaveAccessibleName(/^(Answer|Article|Guide|In your water|Page|Range) \S/);
});

test('SRCH-16 A-44 the product of an unsuggested code comes first, and arrows reach it', async ({
  page: tab,
  site,
}) => {
  await enterWords(site, page, 'hybrid-e8-lf');
  await expect(site.options).not.toHaveCount(0);
  await expect(site.options.filter({ hasText: 'HYBRID-E8-LF' })).toHaveCount(0);
  const link = tab.getByRole('group', { name: 'Matching code' }).getByRole('link');
  await expect(link).toHaveAttribute('href', '/HYBRID-E8-LF');
  const [above, below] = [await link.boundingBox(), await site.options.first().boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await site.input.press('ArrowDown');
  await expect(link).toBeFocused();
  await link.press('ArrowDown');
  await expect(site.input).toBeFocused();
  await expect(site.options.first()).toHaveAttribute('aria-selected', 'true');
});

test('SRCH-02 SRCH-05 SRCH-31 Escape closes the list, a click brings it back, and Escape clears the box', async ({
  page: tab,
  site,
}) => {
  await enterWords(site, page, 'wh2');
  await expect(site.list).toBeVisible();
  await site.input.press('Escape');
  await expect(site.list).toHaveCount(0);
  await expect(site.input).toHaveValue('wh2');
  await expect(site.input).toHaveAttribute('aria-expanded', 'false');
  await site.input.click();
  await expect(site.list).toBeVisible();
  expect(site.calls('items')).toHaveLength(1);
  await site.input.press('Escape');
  await site.input.press('ArrowDown');
  await expect(site.options.first()).toHaveAttribute('aria-selected', 'true');
  await site.input.press('Escape');
  await site.input.press('Escape');
  await expect(site.input).toHaveValue('');
  await site.input.fill('   ');
  await site.input.press('Enter');
  await expect(site.input).toBeFocused();
  await expect(tab).toHaveURL(/\/WH2-60$/);
});

test('SRCH-10 A-17 Enter opens /search for the words, or the active entry', async ({
  page: tab,
  site,
}) => {
  await enterWords(site, page, 'tap & filter');
  // The search hasn't loaded yet, so the browser sends the form.
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=tap(%20|\+)%26(%20|\+)filter$/);
  await site.open(page);
  await warmUp(tab, site);
  await site.input.fill('tap & filter');
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=tap%20%26%20filter$/);
  await enterWords(site, page, 'CR45');
  await expect(site.options.first()).toBeVisible();
  await site.input.press('ArrowDown');
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/CR45$/);
});

test('SRCH-31 Tab leaves the box, and chooses nothing', async ({ page: tab, site }) => {
  await enterWords(site, page, 'wh2');
  await expect(site.list).toBeVisible();
  await site.input.press('ArrowDown');
  await site.input.press('Tab');
  await expect(site.list).toHaveCount(0);
  await expect(tab).toHaveURL(/\/WH2-60$/);
});
