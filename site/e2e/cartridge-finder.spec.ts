/** Find my cartridge: a whole errand by keyboard, spelling, addresses, and the page without a script. */
import { expect, type Page, test } from '@playwright/test';
import { onHost } from './page-types.ts';
import {
  brokenPictures,
  expectNoAxeFaults,
  expectNoSidewaysScroll,
  watchShifts,
} from './tool-checks.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const answer = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const ready = (page: Page) =>
  expect(page.locator('[data-island="cartridge-finder"] > div')).toBeAttached();

test('QLT-05 QLT-11 from a system to its cartridge, to the systems that it fits, by keyboard', async ({
  page,
}) => {
  await page.goto('/find-my-cartridge');
  await ready(page);
  await field(page).focus();
  await page.keyboard.type('hybrid g8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-my-cartridge?code=hybrid+g8');
  const heading = page.getByRole('heading', { level: 2, name: /^HYBRID-G8/ });
  await expect(heading).toBeFocused();
  const cartridges = page.getByRole('table', { name: 'Cartridges and lamps for HYBRID-G8' });
  const row = cartridges.getByRole('row', { name: /TR20MP2/ });
  await expect(row).toContainText('Every 12 months');
  await expect(row).toContainText('inc GST');
  await expect(page.getByRole('main')).toContainText(/\$[\d,.]+ a year in parts/);
  await expect(page.getByRole('table', { name: /^Seals and spare parts/ })).toContainText(
    'As needed',
  );

  await cartridges.getByRole('link', { name: /TR20MP2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-my-cartridge?code=TR20MP2');
  await expect(page.getByRole('heading', { name: /^Fits \d+ systems$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^HYBRID-G9/ })).toBeVisible();
  expect(await brokenPictures(page)).toEqual([]);

  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(field(page)).toHaveValue('hybrid g8');
});

test('QLT-05 answers while you type, keeps the focus in the field and says what it found', async ({
  page,
}) => {
  await page.goto('/find-my-cartridge');
  await ready(page);
  await field(page).pressSequentially('wh2');
  await expect(answer(page)).toHaveText(/^\d+ codes match wh2$/);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ codes match$/);
  await page.keyboard.type('60');
  await expect(answer(page)).toHaveText(/^WH2-60/);
  await field(page).fill('');
  await expect(page.getByRole('heading', { name: 'All systems by type and code' })).toBeVisible();
});

test('RTE-21 superseded codes, slips of the finger and unknown codes are answered', async ({
  page,
}) => {
  await page.goto('/find-my-cartridge?code=cb905a');
  await expect(answer(page)).toHaveText(/^CB9-05/);
  await expect(page.getByRole('main')).toContainText('CB9-05A is now CB9-05.');
  await page.goto('/find-my-cartridge?code=IL-8C');
  await expect(page.getByRole('main')).toContainText('Replaced by IL-C');
  await page.goto('/find-my-cartridge?code=hybird-g8');
  await expect(answer(page)).toHaveText('No products sold in Australia match hybird-g8');
  await expect(page.getByRole('main').getByRole('link', { name: /^HYBRID-G8/ })).toBeVisible();
  await page.goto('/find-my-cartridge?code=%3Cimg%20src%3Dx%3E');
  await expect(answer(page)).toHaveText('No products sold in Australia match <img src=x>');
});

test('RTE-19 says that only the other country sells a code, and links to its range', async ({
  page,
  baseURL,
}) => {
  await page.goto(onHost(baseURL, 'nz', '/find-my-cartridge?code=esr3'));
  await expect(answer(page)).toHaveText('ESR3 is only sold in Australia');
  await expect(page.getByRole('main')).not.toContainText('Did you mean');
  await page.getByRole('link', { name: 'See its range here' }).click();
  await expect(page).toHaveURL(/\/rainwater-filter-systems\//);

  // Without the search's file the finder still answers.
  await page.route('**/search-pages.json', (route) => route.abort());
  await page.goto(onHost(baseURL, 'nz', '/find-my-cartridge?code=esr3'));
  await expect(answer(page)).toHaveText('No products sold in New Zealand match esr3');
});

test('QLT-05 who has only the size finds what has it, in the finder and by the search', async ({
  page,
}) => {
  for (const size of ['20x4.5', '508 x 114 mm']) {
    await page.goto(`/find-my-cartridge?code=${encodeURIComponent(size)}`);
    const found = page.getByRole('main').getByRole('link');
    await expect(found.filter({ hasText: /^CB20-05/ })).toBeVisible();
    await expect(found.filter({ hasText: /^PL10-20/ })).toHaveCount(0);
    await page.goto(`/search?keywords=${encodeURIComponent(size)}`);
    await expect(page.getByRole('article').filter({ hasText: /^CB20-05/ })).toBeVisible();
    // If you type a size you hold a cartridge, so systems come later.
    await expect(page.getByRole('article').first()).toContainText('cartridge');
    await expect(page.getByRole('main')).not.toContainText('PL10-20');
  }
});

test('QLT-05 the field of the cartridge landing leads here', async ({ page }) => {
  await page.goto('/replacement-cartridges');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await box.fill('wh2 45');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/find-my-cartridge\/?\?code=wh2\+45$/);
  await expect(answer(page)).toHaveText(/^WH2-45/);
});

test('QLT-02 nothing of the page moves when an answer takes the place of the list', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const path of [
    '/find-my-cartridge',
    '/find-my-cartridge?code=hybrid-g8',
    '/find-my-cartridge?code=zzz',
  ]) {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  }
});

test('QLT-01 axe finds nothing, and nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const code of ['hybrid-g8', 'wh2', 'QT10-C', 'zzz']) {
    await page.goto(`/find-my-cartridge?code=${code}`);
    await ready(page);
    await expect(page.getByRole('heading', { name: 'All systems by type and code' })).toBeHidden();
    await expectNoAxeFaults(page, '[data-island="cartridge-finder"]');
    await expectNoSidewaysScroll(page);
  }
});

test('ACCEPTANCE 31 the prerendered list stays when the data cannot be loaded', async ({
  page,
}) => {
  await page.route('**/tools/cartridge-finder.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/find-my-cartridge?code=hybrid-g8');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'All systems by type and code' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('ACCEPTANCE 30 QLT-08 lists every system with its cartridges', async ({ page }) => {
    await page.goto('/find-my-cartridge?code=hybrid-g8');
    await expect(page.locator('#system-HYBRID-G8')).toContainText('TR20MP2');
  });
});
