/** The comparison: a user journey by keyboard, addresses, print, and the page without a script. */
import { expect, type Page, test } from '@playwright/test';

const table = (page: Page) => page.getByRole('region', { name: 'Comparison: table' });
const heads = (page: Page) =>
  table(page)
    .getByRole('columnheader')
    .filter({ hasText: /Remove/ });
const three = '/compare?codes=WH2-45,WH1-20,WH2-60';

test('QLT-06 from a product page to a comparison of three, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/WH2-45');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  // The script that adds Save arrives later. Until then, Compare opens the comparison at once.
  await expect(link('Save')).toBeVisible();
  await link('Compare').focus();
  await page.keyboard.press('Enter');
  await expect(link('Comparing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\/?\?codes=WH2-45$/);
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(
    page.getByRole('heading', { level: 2, name: 'Compare WH2-45 with …' }),
  ).toBeVisible();
  const add = page.getByLabel('Add a product');
  await expect(add).toBeInViewport();
  await add.focus();
  await page.keyboard.type('wh260');
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeFocused();
  await page.getByRole('button', { name: /^Add WH1-20/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?codes=WH2-45,WH2-60,WH1-20$/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('WH1-20 added');

  const flow = table(page).getByRole('row', { name: /^Maximum flow rate L\/min/ });
  await expect(flow.getByRole('cell')).toHaveText(['45', '60', '40']);
  const price = table(page).getByRole('row', { name: /^Price inc GST/ });
  await expect(price).toContainText('$964.89');
  await expect(price).toContainText('Price on request');
  await expect(table(page).getByRole('row', { name: /^Bacteria/ })).toContainText('No');

  await page.getByRole('button', { name: 'Remove WH2-60' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?codes=WH2-45,WH1-20$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Comparing 2 products' })).toBeFocused();
  await page.goBack();
  await expect(heads(page)).toHaveCount(3);
});

test('QLT-06 rows and columns are headed, and the head stays in sight', async ({ page }) => {
  await page.goto(three);
  await expect(heads(page)).toHaveCount(3);
  expect(await table(page).locator('tbody tr:has(td) > th:not([scope="row"])').count()).toBe(0);
  await page.getByRole('rowheader', { name: 'Hardness and scale' }).scrollIntoViewIfNeeded();
  await expect(heads(page).first()).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 700 });
  const scrolls = await table(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(scrolls).toBe(false);
});

test('QLT-06 four products on a phone: each value beside its code, and no word is torn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare?codes=WH2-60,WH2-45,FILTERWALL-F5,HYBRID-G7');
  await expect(table(page)).toBeVisible();
  await expect(table(page).locator('td[data-code="FILTERWALL-F5"]').first()).toBeVisible();
  const torn = await table(page).evaluate((element) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) words.push(word);
      }
    }
    return words;
  });
  expect(torn).toEqual([]);
});

test('QLT-11 cafés compare by litres a day, which follow the people in the house', async ({
  page,
}) => {
  await page.goto('/compare?codes=SPARQ-S1,SPARQ-S2');
  const litres = page.getByLabel('Litres a day');
  const row = page.getByRole('row', { name: /^Five-year cost/ });
  const cells = () => row.getByRole('cell').allTextContents();
  await expect(litres).toHaveValue('10');
  const before = await cells();
  // A tap selects the number, so typing replaces it.
  await litres.click();
  await page.keyboard.type('200');
  await expect.poll(cells).not.toEqual(before);
  await expect(page).toHaveURL(/&litres=200$/);
  await expect(page.getByLabel('People in the house')).toHaveValue('40');
  await page.getByLabel('People in the house').fill('2');
  await expect.poll(cells).toEqual(before);
  await expect(litres).toHaveValue('10');
});

test('QLT-06 a code of nothing gets its reason, then the ready-made comparisons', async ({
  page,
}) => {
  await page.goto('/compare?codes=NONE');
  const reason = page.locator('[data-tool="compare"]').getByText('has the code');
  const ready = page.locator('[data-plain="compare"] a[href^="/compare?codes="]').first();
  await expect(reason).toBeVisible();
  await expect(ready).toBeVisible();
  const top = async (part: typeof ready) => (await part.boundingBox())?.y ?? 0;
  expect(await top(reason)).toBeLessThan(await top(ready));
  await expect(page.getByRole('link', { name: 'Save', exact: true })).toHaveCount(0);
});
