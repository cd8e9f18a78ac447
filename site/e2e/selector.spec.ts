/** The product selector: a user journey by keyboard, addresses, and the page without a script. */
import { expect, type Page, test } from '@playwright/test';

const question = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
const result = '/world?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria';

test('RTE-30 GEN-02 from rainwater to a result with its reasons, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/world');
  const answer = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await answer('Rainwater');
  await expect(question(page, 'What kind of home is it?')).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 2, name: /systems suit$/ })).toBeFocused();
  const first = page.locator('main article').first();
  await expect(first).toContainText('Made for rainwater');
  await expect(first).toContainText('two bathrooms use about 55 L/min at once');
  await expect(first).toContainText('Made to treat bacteria');
  await expect(first).toContainText('Doesn’t treat hardness');
  await expect(first).toContainText('Best match');
  await expect(first.getByRole('link', { name: 'Where to buy' })).toBeVisible();
  await expect(page.locator('main article').filter({ hasText: 'inc GST' })).not.toHaveCount(0);
});

test('GEN-02 QLT-11 names the nearest system where only the space excludes them all', async ({
  page,
}) => {
  const answers = '/world?source=mains&home=house&taps=one&concern=sediment';
  await page.goto(`${answers}&space=380x300x300`);
  await expect(question(page, /^Nothing fits 300 × 380 × 300 mm/)).toBeVisible();
  await expect(page.getByText(/^The nearest, [-\w]+, needs \d+\smm more /)).toBeVisible();
  const nearest = page.locator('[aria-labelledby="result"] article');
  await expect(nearest).toHaveCount(1);
  await expect(nearest.locator('a').first()).toHaveAttribute('href', /\?space=380x300x300$/);
  await page.getByRole('link', { name: /^See all \d+ without the space/ }).click();
  await expect(page).toHaveURL(answers);
  await expect(question(page, /systems suit$/)).toBeVisible();
  // No typical space holds these systems, but a visitor's own may.
  await page.goto(`${result}&concern=sediment`);
  await page.getByLabel('Fits my space').selectOption('own');
  await expect(page.getByLabel('Height, mm')).toBeVisible();
  await page.goto('/world?source=mains&home=house&taps=one&concern=chlorine');
  await page.getByLabel('People').fill('6');
  const cost = page.locator('[aria-labelledby="result"] > p', { hasText: 'over five years' });
  await expect(cost).toHaveText(/: (?:At least )?\$[\d,]+ over five years.*, for 6 people$/);
  await expect(cost).toBeInViewport();
});

test('ACCEPTANCE-35 prints the result in one column, without links to press', async ({ page }) => {
  const answers = '/world?source=mains&home=house&taps=one&concern=chlorine';
  await page.goto(`${answers}&space=600x720x560&people=3`);
  await expect(page.getByRole('heading', { name: 'Also a good match' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question(page, /fit 720\s×\s600\s×\s560\smm$/)).toBeVisible();
  await expect(page.getByText(/over five years.*, for 3 people$/)).toBeVisible();
  // Chromium prints the rows of a grid on top of each other where a sheet ends.
  const layouts = await page
    .locator('main :is(:has(#result), [aria-labelledby="result"] :has(ol))')
    .evaluateAll((around) => around.map((each) => getComputedStyle(each).display));
  expect(layouts).toContain('block');
  expect(layouts).not.toContain('grid');
  await expect(page.getByRole('heading', { name: 'Before you decide' })).toBeHidden();
});

test('ACCEPTANCE 31 the prerendered list stays when the data cannot be loaded', async ({
  page,
}) => {
  await page.route('**/tools/selector.json', (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  const refused = page.waitForResponse('**/tools/selector.json');
  await page.goto(result);
  await refused;
  await expect(question(page, 'Where does your water come from?')).toBeVisible();
  await expect(page.locator('#rainwater')).toBeVisible();
});
