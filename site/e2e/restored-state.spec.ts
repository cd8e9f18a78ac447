/**
 * Back, reload, a page kept in memory and a second tab: choices stay chosen, and what was cleared stays
 * cleared. What's stored, or the address, is the truth; a browser that restores fields doesn't change it.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { bar } from './header-page.ts';

test.use({ launchOptions: asVisitorsHaveIt });

const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const otherRange = '/rainwater-filter-systems/rainwater-wholehouse-filter-systems';

const stored = (page: Page, list: 'compared' | 'saved'): Promise<readonly string[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`puretec-${name}`) ?? '[]'), list);
const ticked = (page: Page) =>
  page
    .locator('.tick input')
    .evaluateAll((all) =>
      all.flatMap((tick) => (tick instanceof HTMLInputElement && tick.checked ? [tick.value] : [])),
    );
const compareBar = (page: Page) => page.locator('form#compare');

/** Leaves for another page and comes back to this one, from memory or by loading it again. */
async function leaveAndReturn(
  page: Page,
  from: 'memory' | 'network',
  elsewhere: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.evaluate((isKept) => {
    document.documentElement.dataset.testLeft = '';
    // Chromium doesn't keep a page that waits for its end.
    if (!isKept) addEventListener('unload', () => {});
  }, from === 'memory');
  await page.goto(otherRange);
  await elsewhere(page);
  await page.evaluate(() => history.back());
  // Playwright's own waits are for a load, which a page from memory doesn't have.
  await expect(page).not.toHaveURL(new RegExp(otherRange));
  await expect(page.locator('html[data-test-left]')).toHaveCount(from === 'memory' ? 1 : 0);
  if (from === 'network') await page.waitForLoadState('networkidle');
}

/** Ways back to a page: once with its scripts' memory, once without. */
const ways = {
  reload: async (page: Page) => {
    await page.reload({ waitUntil: 'networkidle' });
  },
  'Back, from memory': (page: Page) => leaveAndReturn(page, 'memory'),
} as const;
/** Where the browser fills fields in again by itself. */
const allWays = {
  ...ways,
  'Back, loaded again': (page: Page) => leaveAndReturn(page, 'network'),
} as const;

async function tickTwo(page: Page): Promise<readonly string[]> {
  await page.goto(range);
  for (const place of [0, 1]) await page.locator('.tick').nth(place).click();
  await expect(compareBar(page).getByRole('button', { name: 'Clear' })).toBeVisible();
  const codes = await ticked(page);
  expect(codes).toHaveLength(2);
  return codes;
}

for (const [way, go] of Object.entries(allWays)) {
  test(`ticks to compare stay ticked, and cleared ones stay clear: ${way}`, async ({ page }) => {
    const codes = await tickTwo(page);
    await go(page);
    await expect.poll(() => ticked(page)).toEqual(codes);
    await page.locator('.tick').nth(0).click();
    await go(page);
    await expect.poll(() => ticked(page)).toEqual(codes.slice(1));
    expect(await stored(page, 'compared')).toEqual(codes.slice(1));
    await compareBar(page).getByRole('button', { name: 'Clear' }).click();
    await go(page);
    await expect(compareBar(page)).toBeHidden();
    expect(await ticked(page)).toEqual([]);
    expect(await stored(page, 'compared')).toEqual([]);
  });
}

for (const from of ['memory', 'network'] as const) {
  test(`ticks that were cleared on another page stay clear after Back: ${from}`, async ({
    page,
  }) => {
    await tickTwo(page);
    await leaveAndReturn(page, from, () =>
      compareBar(page).getByRole('button', { name: 'Clear' }).click(),
    );
    await expect.poll(() => ticked(page)).toEqual([]);
    await expect(compareBar(page)).toBeHidden();
    expect(await stored(page, 'compared')).toEqual([]);
  });
}

test('two tabs share their ticks: each adds to the list, and one clears it for both', async ({
  page,
  context,
}) => {
  const codes = await tickTwo(page);
  const other = await context.newPage();
  await other.goto(range);
  await expect.poll(() => ticked(other)).toEqual(codes);
  await other.locator('.tick').nth(2).click();
  await expect.poll(() => ticked(page)).toHaveLength(3);
  await page.locator('.tick').nth(3).click();
  await expect.poll(() => ticked(other)).toHaveLength(4);
  expect(await stored(page, 'compared')).toHaveLength(4);
  await page.bringToFront();
  await compareBar(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => ticked(other)).toEqual([]);
  await expect(compareBar(other)).toBeHidden();
  await other.bringToFront();
  await other.locator('.tick').nth(0).click();
  await expect.poll(() => ticked(page)).toEqual(codes.slice(0, 1));
});

test('a product removed from the comparison is unticked on the list after Back and a reload', async ({
  page,
}) => {
  const [first = '', second = ''] = await tickTwo(page);
  await compareBar(page).getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(page.getByRole('heading', { name: 'Add a second product' })).toBeVisible();
  // One step for the removal, one for the page.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(new RegExp(`${range}$`));
  await expect(compareBar(page).getByRole('status')).toContainText(second);
  await expect.poll(() => ticked(page)).toEqual([second]);
  await page.reload();
  await expect.poll(() => ticked(page)).toEqual([second]);
  expect(await stored(page, 'compared')).toEqual([second]);
});

test('a comparison that someone sent leaves your own ticks alone', async ({ page }) => {
  const own = await tickTwo(page);
  await page.goto('/compare?codes=CR45,WH2-60,WH2-55');
  await page.getByRole('button', { name: 'Remove CR45' }).click();
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
  expect(await stored(page, 'compared')).toEqual(own);
});

test('lists that come back from memory show what was ticked and saved since', async ({ page }) => {
  await page.goto(range, { waitUntil: 'networkidle' });
  await page.goto('/search?keywords=softener');
  await page.locator('.tick input').first().check();
  const [code = ''] = await stored(page, 'compared');
  await page.evaluate(() => history.back());
  await expect(compareBar(page).getByRole('status')).toContainText(code);
  await page.goto('/saved?add=WH2-60');
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await page.goto('/saved?add=CR45');
  await expect(page.getByRole('heading', { name: '2 products saved' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { name: '2 products saved' })).toBeVisible();
});

const savedCodes = (page: Page) =>
  page
    .locator('[data-island="saved"] [aria-labelledby="list"] article a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));

for (const [way, go] of Object.entries(ways)) {
  test(`a product removed from the saved list stays removed: ${way}`, async ({ page }) => {
    await page.goto('/saved?add=WH2-45,HYBRID-G7,WH1-20');
    await expect.poll(() => savedCodes(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Remove HYBRID-G7' }).click();
    await expect.poll(() => savedCodes(page)).toHaveLength(2);
    await go(page);
    await expect.poll(() => savedCodes(page)).toEqual(['WH2-45', 'WH1-20']);
    expect(await stored(page, 'saved')).toEqual(['WH2-45', 'WH1-20']);
  });
}

test('a product page follows the saved list: on another page and in another tab', async ({
  page,
  context,
}) => {
  const keep = page.locator('[data-keep] a').last();
  await page.goto('/HYBRID-G7');
  await expect(keep).toHaveText('Save');
  const list = await context.newPage();
  await list.goto('/saved?add=HYBRID-G7');
  await expect(keep).toHaveText('Saved');
  await expect(keep).toHaveAttribute('href', '/saved');
  await list.getByRole('button', { name: 'Remove HYBRID-G7' }).click();
  await expect(list).toHaveURL(/\/saved$/);
  await expect(keep).toHaveText('Save');
  await expect(keep).toHaveAttribute('href', '/saved?add=HYBRID-G7');
});

const listedCodes = (page: Page) =>
  page.locator('[data-filter-list] [data-code]:visible .code').allTextContents();

for (const [way, go] of Object.entries(ways)) {
  test(`a filter stays on, and a cleared one stays off: ${way}`, async ({ page }) => {
    await page.goto(range);
    const all = await listedCodes(page);
    const flow = page.getByLabel('Flow rate');
    await flow.click();
    await page.keyboard.press('Escape');
    await flow.selectOption({ index: 2 });
    await expect(page).toHaveURL(/\?flow=/);
    const value = await flow.inputValue();
    await expect.poll(async () => (await listedCodes(page)).length).toBeLessThan(all.length);
    const some = await listedCodes(page);
    await go(page);
    await expect(flow).toHaveValue(value);
    await expect.poll(() => listedCodes(page)).toEqual(some);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => listedCodes(page)).toEqual(all);
    await go(page);
    await expect(flow).toHaveValue('');
    expect(await listedCodes(page)).toEqual(all);
    await expect(page).toHaveURL(range);
  });
}

for (const [way, go] of Object.entries(allWays)) {
  test(`a form keeps what was typed, and what was cleared stays clear: ${way}`, async ({
    page,
  }) => {
    await page.goto('/contact-us', { waitUntil: 'networkidle' });
    const name = page.getByLabel('Your name');
    const email = page.getByLabel('Email');
    await name.fill('Ann');
    await email.fill('ann@example.com');
    await page.getByLabel('Subject').selectOption('Safety');
    await email.fill('');
    // A draft is kept once typing has paused.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toMatch(/Ann(?!.*example)/);
    await go(page);
    await expect(name).toHaveValue('Ann');
    await expect(email).toHaveValue('');
    await expect(page.getByLabel('Subject')).toHaveValue('Safety');
  });
}

for (const [way, go] of Object.entries(ways)) {
  test(`a form that was sent doesn't come back: ${way}`, async ({ page }) => {
    await page.goto('/contact-us', { waitUntil: 'networkidle' });
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Subject').selectOption('Safety');
    await page.getByLabel('Message', { exact: true }).fill('Hello there');
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('group', { name: 'Sent' })).toBeVisible();
    await go(page);
    const left = page.locator('[data-island="form"] :is(input:not([type="hidden"]), textarea)');
    const values = await left.evaluateAll((all) =>
      all.map((field) => ('value' in field ? field.value : '')),
    );
    expect(values.join('')).toBe('');
  });

  test(`a question to the finders stays, and a cleared one stays clear: ${way}`, async ({
    page,
  }) => {
    const postcode = page.locator('#places-postcode');
    const results = page.locator('[data-places-answer] li');
    await page.goto('/stores');
    await postcode.fill('5000');
    await postcode.press('Enter');
    await expect(results).not.toHaveCount(0);
    await go(page);
    await expect(postcode).toHaveValue('5000');
    await expect(results).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the list by region' }).click();
    await expect(postcode).toHaveValue('');
    await go(page);
    await expect(postcode).toHaveValue('');
    await expect(results).toHaveCount(0);
  });

  test(`a code in the cartridge finder stays, and a cleared one stays clear: ${way}`, async ({
    page,
  }) => {
    const code = page.locator('main input[name="code"]');
    const answer = page.locator('#answer');
    await page.goto('/find-my-cartridge', { waitUntil: 'networkidle' });
    await code.fill('HYBRID-G8');
    await expect(answer).toContainText('HYBRID-G8');
    await go(page);
    await expect(code).toHaveValue('HYBRID-G8');
    await expect(answer).toContainText('HYBRID-G8');
    await code.fill('');
    await expect(answer).toHaveCount(0);
    await go(page);
    await expect(code).toHaveValue('');
    await expect(answer).toHaveCount(0);
  });

  test(`a comparison and its differences stay as they were left: ${way}`, async ({ page }) => {
    await page.goto('/compare?codes=WH2-45,WH1-20,WH2-60');
    await page.getByRole('button', { name: 'Remove WH1-20' }).click();
    const only = page.locator('[data-island="compare"]').getByLabel('Show differences only');
    await only.check();
    await expect(page).toHaveURL(/only=differences/);
    await go(page);
    await expect(only).toBeChecked();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await only.uncheck();
    await expect(page).not.toHaveURL(/only=differences/);
    await go(page);
    await expect(only).not.toBeChecked();
    await expect(page.getByRole('button', { name: 'Remove WH1-20' })).toHaveCount(0);
  });

  test(`narrowed results stay narrowed, and all stay all: ${way}`, async ({ page }) => {
    const facet = page.locator('[data-island="search"] fieldset input').first();
    const results = page.locator('[data-island="search"] article');
    await page.goto('/search?keywords=hybrid');
    await expect(results).not.toHaveCount(0);
    const all = await results.count();
    await facet.check();
    await expect(page).toHaveURL(/keywords=hybrid&/);
    await expect.poll(() => results.count()).toBeLessThan(all);
    const some = await results.count();
    await go(page);
    await expect(facet).toBeChecked();
    await expect(results).toHaveCount(some);
    await facet.uncheck();
    await expect(results).toHaveCount(all);
    await go(page);
    await expect(facet).not.toBeChecked();
    await expect(results).toHaveCount(all);
  });
}

const otherTab = async (context: BrowserContext, act: (page: Page) => Promise<unknown>) => {
  const other = await context.newPage();
  await other.goto('/faqs', { waitUntil: 'networkidle' });
  await act(other);
  await other.close();
};

for (const [way, go] of Object.entries(ways)) {
  test(`the banner that was closed in another tab stays closed: ${way}`, async ({
    page,
    context,
  }) => {
    const banner = page.getByRole('region', { name: 'Offer' });
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await expect(banner).toBeVisible();
    await otherTab(context, async (other) => {
      await other.getByRole('button', { name: 'Close this offer' }).click();
      await expect(other.getByRole('region', { name: 'Offer' })).toBeHidden();
    });
    await go(page);
    await expect(banner).toBeHidden();
  });

  test(`the section that was chosen in another tab is shown: ${way}`, async ({ page, context }) => {
    await page.goto('/terms', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-header]')).toHaveAttribute('data-audience', 'Consumer');
    await otherTab(context, async (other) => {
      await bar(other, 'utility').getByRole('link', { name: 'Dealers' }).click();
      await expect(other).toHaveURL(/dealers$/);
    });
    await go(page);
    await expect(page.locator('[data-header]')).toHaveAttribute('data-audience', 'Dealers');
  });
}
