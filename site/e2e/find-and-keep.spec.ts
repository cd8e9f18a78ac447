/** What is found, ticked, kept and carried on: errands with their clicks, on a phone and with the keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { onHost } from './page-types.ts';

/** A pointer that counts. Typing and Enter are none of its clicks. */
function counting() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}
const box = (page: Page) => page.locator('[data-search-box] input[name="keywords"]');
const beside = (page: Page) => page.getByRole('group', { name: 'Also on this site' });
const phone = { width: 360, height: 740 };
const whole = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';

test('GEN-03 the part is carried on from the search to the finder and the shops, in 4 clicks (NZ, phone)', async ({
  page,
  baseURL,
}) => {
  const { click, count } = counting();
  await page.setViewportSize(phone);
  await page.goto(baseURL?.replace('au.', 'nz.') ?? '');
  await click(box(page));
  await box(page).pressSequentially('find my cartridge');
  await click(beside(page).getByRole('link', { name: /Find my cartridge/ }));
  await page.getByLabel('System or cartridge code').fill('hybrid g7');
  await expect(page.locator('#answer')).toContainText(/\$[\d,.]+/);
  await click(page.getByRole('link', { name: /^Where to buy [A-Z]/ }));
  const parts = page.getByRole('region', { name: 'What you want to buy' });
  await expect(parts.getByRole('listitem')).not.toHaveCount(0);
  const codes = await parts.getByRole('listitem').allInnerTexts();
  await page.getByLabel('Postcode or suburb').fill('3282');
  await click(page.getByRole('button', { name: 'Find', exact: true }));
  await expect(page.locator('[data-places-answer]')).toContainText(
    'We don’t have postcode 3282 in our list',
  );
  await expect(page.locator('[data-places-answer] ol > li')).not.toHaveCount(0);
  expect(await parts.getByRole('listitem').allInnerTexts()).toEqual(codes);
  await expect(page).toHaveURL(/\/stores\?postcode=3282&part=[A-Z0-9%-]+$/);
  await expect(parts.getByRole('link', { name: 'Email this list' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Puretec%20/,
  );
  expect(count()).toBeLessThanOrEqual(4);
});

test('GEN-05 SRCH-31 the arrows go from the suggestions to the pages below them, and back', async ({
  page,
}) => {
  await page.goto('/terms');
  await box(page).focus();
  await page.keyboard.type('chlorine');
  await expect(page.getByRole('option')).toHaveCount(6);
  const links = beside(page).getByRole('link');
  await expect(links).toHaveCount(4);
  for (let key = 0; key < 7; key += 1) await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  // One thing is chosen at a time.
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  // The focus is in the panel: it stays for longer than a blur would leave it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(beside(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('GEN-05 SRCH-06 where no product matches a page may: it follows "No Results"', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).fill('fluoride');
  await box(page).focus();
  await expect(page.getByText('No Results', { exact: true })).toBeVisible();
  await expect(beside(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(beside(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contaminants#what-pages-promise');
  await page.goto('/search?keywords=wh265');
  await page.getByRole('link', { name: 'WH2-60', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Open WH2-60' })).toHaveAttribute('href', '/WH2-60');
  await page.goto('/search?keywords=qt8c');
  await expect(page.getByText('replaces QT8-C')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open QT10-C' })).toHaveAttribute('href', '/QT10-C');
});

test('QLT-06 ticks are remembered, four at most; a list is saved, sent and printed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(whole);
  await page.waitForLoadState('networkidle');
  const ticks = page.locator('.tick input');
  const status = page.locator('#compare [role="status"]');
  for (const place of [0, 1, 2, 3]) await ticks.nth(place).check();
  await ticks.nth(4).click();
  await expect(ticks.nth(4)).not.toBeChecked();
  await expect(status).toContainText('You can compare up to 4');
  const codes = await page
    .locator('.tick :checked')
    .evaluateAll((all) => all.map((tick) => tick.getAttribute('value')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/search?keywords=softener');
  await expect(status).toContainText(codes.join(', '));
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Saved. See your list' }).click();
  await expect(page.getByRole('heading', { name: '4 products saved' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${codes[0]}` }).press('Enter');
  await expect(page.getByRole('heading', { name: '3 products saved' })).toBeFocused();
  const sent = await page.getByRole('link', { name: 'Copy a link' }).getAttribute('href');
  expect(sent).toMatch(new RegExp(`/saved\\?codes=${codes.slice(1).join(',')}$`));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(sent ?? '');
  await expect(page.getByRole('heading', { name: 'Shared list: 3 products' })).toBeVisible();
});

test('QLT-01 QLT-06 the bar of what is ticked leaves a phone its search, its list and its menu', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/search?keywords=tap');
  const ticks = page.locator('.tick input');
  for (const place of [0, 1]) await ticks.nth(place).check();
  await expect(page.locator('#compare')).toBeVisible();
  await box(page).click();
  await page.keyboard.type('softener');
  await expect(page.getByRole('option').last()).toBeVisible();
  // Playwright refuses to click what something else covers.
  await page.getByRole('option').last().click({ trial: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('CTY-02 QLT-06 a list that was sent from Australia says in New Zealand what is not sold there', async ({
  page,
  baseURL,
}) => {
  await page.goto(onHost(baseURL, 'nz', '/saved?codes=HYBRID-G7,CB20-10,SOL40-E3'));
  await expect(page.getByText('CB20-10 is only sold in Australia.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shared list: 2 products' })).toBeVisible();
});

for (const path of ['/compare', '/specifiers/schedule', '/saved']) {
  test(`RTE-19 ${path} says that only the other country sells a code`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(onHost(baseURL, 'nz', `${path}?codes=WH2-45,esr-3`));
    await expect(page.getByText('ESR3 is only sold in Australia.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See its range here' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('has the code');
  });
}

test('QLT-06 A-43 an unknown code is named once, and a dealer-only code leads to its page', async ({
  page,
}) => {
  await page.goto('/saved?add=WH2-45,zzz,PR-PPP22');
  await expect(page.getByText('No product sold in Australia has the code zzz.')).toBeVisible();
  await expect(page.getByText('Available through dealers: PR-PPP22')).toBeVisible();
  await expect(page.getByRole('link', { name: 'PR-PPP22' })).toHaveAttribute('href', '/PR-PPP22');
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(page.getByText('zzz')).toHaveCount(0);
});

test('ACCEPTANCE 35 the list on paper is one sheet with prices, and nothing to press', async ({
  page,
}) => {
  await page.goto('/saved?codes=WH2-45,HYBRID-G7,SOL40-E3');
  await expect(page.getByRole('heading', { name: 'Shared list: 3 products' })).toBeVisible();
  const pdf = String(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main article').first()).toContainText(/\$[\d,.]+ inc GST/);
  await expect(page.locator('main button:visible, main article button:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'My list' })).toBeHidden();
});

test('QLT-06 what is saved is told on its page and in another tab, also to who comes back', async ({
  page,
  context,
}) => {
  const list = await context.newPage();
  await list.goto('/saved');
  await expect(list.getByText('Tick products in any list')).toBeVisible();
  await page.goto('/CR45');
  await page.getByRole('main').getByRole('link', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(list.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await page.goBack();
  const saved = page.getByRole('main').getByRole('link', { name: 'Saved', exact: true });
  await expect(saved).toHaveAttribute('href', '/saved');
});

test('QLT-06 stops saying "removed" when another tab saves the product again', async ({
  page,
  context,
}) => {
  await page.goto('/saved?add=CR45');
  const removed = page.getByRole('status').filter({ hasText: 'CR45 removed' });
  await page.getByRole('button', { name: 'Remove CR45' }).click();
  await expect(removed).toBeAttached();
  const other = await context.newPage();
  await other.goto('/saved?add=CR45');
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(removed).toHaveCount(0);
});

test('QLT-06 where the browser keeps nothing, ticks and lists go on by addresses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(whole);
  await page.waitForLoadState('networkidle');
  for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/saved\?codes=[^&,]+,[^&,]+$/);
  await expect(page.getByRole('heading', { name: 'Shared list: 2 products' })).toBeVisible();
  await expect(page.getByText('Your browser isn’t saving anything')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('QLT-08 ticks are a plain form that leads to the comparison', async ({ page }) => {
    await page.goto(whole);
    await expect(page.locator('#compare')).toBeHidden();
    for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(/\/compare\?code=[^&]+&code=[^&]+$/);
  });
});
