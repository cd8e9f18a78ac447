/** Choices made before the scripts arrive count once they do. If the scripts never come, the page says so. */
import { expect, type Page, test } from '@playwright/test';
import { cookieOf } from './header-page.ts';
import { holdBack } from './hold-back.ts';

const list = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const scripts = /\/assets\/.*\.js/;
const filterBar = (page: Page) => page.locator('[data-island="product-filter"]');
const notice = (page: Page) => page.getByText('The filters haven’t loaded');

test('a filter chosen before the scripts arrive narrows the list', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto(list, { waitUntil: 'commit' });
  await page.getByLabel('Flow rate').selectOption('60');
  // Away from the bar: nothing touches it again.
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  release();
  await expect(filterBar(page).getByRole('status')).toContainText(' of ');
  await expect(page).toHaveURL(/\?flow=/);
  await expect(notice(page)).toBeHidden();
});

test('a filter set without pointer or focus narrows the list', async ({ page }) => {
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Flow rate').evaluate((select) => {
    if (select instanceof HTMLSelectElement) select.value = '60';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(filterBar(page).getByRole('status')).toContainText(' of ');
  await expect(page).toHaveURL(/\?flow=/);
  await expect(notice(page)).toBeHidden();
});

test('a filter that no script answers says so', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(list);
  await expect(notice(page)).toBeHidden();
  await page.getByLabel('Flow rate').selectOption('60');
  await expect(notice(page)).toBeVisible();
});

test('a suburb typed before the scripts arrive stays in its field and is answered', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/stores', { waitUntil: 'commit' });
  const suburb = page.getByLabel('Postcode or suburb');
  await suburb.fill('Geelong');
  release();
  await page.waitForLoadState('networkidle');
  await expect(suburb).toHaveValue('Geelong');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/postcode=Geelong/);
  await expect(page.locator('[data-places-answer] ol > li').first()).toBeVisible();
});

test('a code typed early is looked up by the cartridge finder', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/find-my-cartridge', { waitUntil: 'commit' });
  await page.getByLabel('Code of your system or cartridge').fill('HYBRID-G7');
  release();
  await expect(page.locator('#answer h2')).toContainText('HYBRID-G7');
});

test('codes typed early stay in the form of the comparison', async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto('/compare', { waitUntil: 'commit' });
  await page.getByLabel('Product 1').fill('WH2-60');
  release();
  await expect(page.locator('[data-island="compare"] > div')).toBeAttached();
  await page.getByLabel('Product 2').fill('WH2-45');
  await page.getByLabel('Product 2').press('Enter');
  await expect(page.getByRole('heading', { name: '2 products compared' })).toBeVisible();
});

test('BNR-04 BNR-05 the banner closes at a click before the scripts arrive, and stays closed', async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: 'Offer' });
  await page.getByRole('button', { name: 'Close this offer' }).click();
  await expect.poll(async () => (await banner.boundingBox())?.height ?? 0).toBeLessThan(2);
  release();
  await expect(banner).toBeHidden();
  await expect.poll(() => cookieOf(page, 'upgrade_notification_closed')).toBe('true');
});
