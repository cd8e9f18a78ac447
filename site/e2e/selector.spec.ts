/** The product selector: a whole errand by keyboard, its addresses, and the page without a script. */
import { expect, type Page, test } from '@playwright/test';
import {
  brokenPictures,
  expectNoAxeFaults,
  expectNoSidewaysScroll,
  watchShifts,
} from './tool-checks.ts';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const result = '/world?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria';
/** The tool has taken the prerendered links of the first question. */
const ready = (page: Page) => expect(page.locator('[data-island="selector"] > div')).toBeAttached();

test('RTE-30 GEN-02 from rainwater to a result with its reasons, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/world');
  await ready(page);
  const answer = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await answer('Rainwater');
  await expect(question(page, 'What kind of home is it?')).toBeFocused();
  await answer('A house');
  await expect(question(page, 'Where do you want treated water?')).toBeFocused();
  await answer('Every tap');
  await expect(question(page, 'How many bathrooms?')).toBeFocused();
  await answer('Two');
  await expect(question(page, 'What do you notice?')).toBeFocused();
  await page.getByRole('checkbox', { name: /I drink rainwater or bore water/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(result);
  await page.goBack();
  await expect(
    page.getByRole('checkbox', { name: /I drink rainwater or bore water/ }),
  ).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 2, name: /systems fit$/ })).toBeFocused();
  const first = page.locator('main article').first();
  await expect(first).toContainText('Made for rainwater');
  await expect(first).toContainText('two bathrooms use about 55 L/min at once');
  await expect(first).toContainText('Made to treat bacteria');
  await expect(first).toContainText('Doesn’t treat hardness');
  await expect(page.locator('main article').filter({ hasText: 'inc GST' })).not.toHaveCount(0);
  expect(await brokenPictures(page)).toEqual([]);
});

test('RTE-30 every step is an address: back undoes it, and any answer can be changed', async ({
  page,
}) => {
  await page.goto(result);
  const fit = page.getByRole('heading', { level: 2, name: /systems? fits?$/ });
  await expect(fit).toBeVisible();
  await page.getByRole('region', { name: 'Your answers' }).getByText('Change bathrooms').click();
  await expect(page).toHaveURL(`${result}&step=bathrooms`);
  await page.getByRole('link', { name: /^One About/ }).click();
  await expect(page).toHaveURL(result.replace('bathrooms=2', 'bathrooms=1'));
  await page.goBack();
  await expect(question(page, 'How many bathrooms?')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(result);
  await expect(fit).toBeVisible();
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/world');
  await expect(question(page, 'Where does your water come from?')).toBeVisible();
});

test('RTE-30 where nothing fits it says so, what does in part, and who helps', async ({ page }) => {
  await page.goto('/world?source=rainwater&home=house&taps=one&concern=acidity&concern=bacteria');
  await expect(question(page, 'No single system fits')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Nothing in our range does all of that for rainwater',
  );
  await expect(
    page.getByRole('heading', { name: 'Made for part of what you chose' }),
  ).toBeVisible();
  for (const name of ['Find an installer', 'Ask us']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.goto('/world?source=bore&home=house&taps=one&concern=iron');
  await ready(page);
  const kit = page.getByRole('main').getByRole('link', { name: 'Water test kit', exact: true });
  await expect(kit).toBeVisible();
});

test('RTE-30 a nonsense address starts at the beginning', async ({ page }) => {
  await page.goto('/world?source=%3Cscript%3E&home=igloo&step=7');
  await ready(page);
  await expect(question(page, 'Where does your water come from?')).toBeVisible();
});

test('QLT-02 nothing of the page moves when the tool takes over', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const path of ['/world', '/world?source=mains', result]) {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  }
});

test('QLT-01 axe finds nothing at any step, and nothing scrolls sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/world?source=mains',
    '/world?source=mains&home=house&taps=one',
    result,
    '/world?source=rainwater&home=house&taps=one&concern=acidity&concern=bacteria',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Your answers' })).toBeVisible();
    await expectNoAxeFaults(page, '[data-island="selector"]');
    await expectNoSidewaysScroll(page);
  }
});

test('ACCEPTANCE 31 the prerendered list stays when the data cannot be loaded', async ({
  page,
}) => {
  await page.route('**/tools/selector.json', (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.goto(result);
  await page.waitForLoadState('networkidle');
  await expect(question(page, 'Where does your water come from?')).toBeVisible();
  await expect(page.locator('#rainwater')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('ACCEPTANCE 30 QLT-08 lists the systems for each water', async ({ page }) => {
    await page.goto('/world');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Rainwater/ })
      .click();
    await expect(page).toHaveURL('/world?source=rainwater#rainwater');
    await expect(page.locator('#rainwater')).toContainText('For the whole house');
    await expect(page.locator('#rainwater')).toContainText('HYBRID-G8');
  });
});
