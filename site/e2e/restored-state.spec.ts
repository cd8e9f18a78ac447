/**
 * After Back, a reload, a page restored from memory or a second tab, choices stay chosen and cleared fields stay
 * cleared. The stored list or the address decides, even if a browser restores its own fields.
 */
import { expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { bar } from './header-page.ts';
import { range } from './page-examples.ts';
import { act, errands, waitUntilShown } from './tool-errands.ts';
import { readShown } from './translation.ts';

test.use({ launchOptions: asVisitorsHaveIt });

const otherRange = '/rainwater-filter-systems/rainwater-wholehouse-filter-systems';

const stored = (page: Page, list: 'compared' | 'saved' | 'viewed'): Promise<readonly string[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`puretec-${name}`) ?? '[]'), list);
const ticked = (page: Page) =>
  page
    .locator('.tick input')
    .evaluateAll((all) =>
      all.flatMap((tick) => (tick instanceof HTMLInputElement && tick.checked ? [tick.value] : [])),
    );
const compareBar = (page: Page) => page.locator('form#compare');

/** Opens another page, then goes back to this one, which the browser restores from memory. */
async function leaveAndReturn(
  page: Page,
  path = '/terms',
  elsewhere: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.testLeft = '';
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await elsewhere(page);
  await goBackToMemory(page);
}

/** Playwright's own waits are for a page load, which a page restored from memory doesn't have. */
async function goBackToMemory(page: Page): Promise<void> {
  await expect(page.locator('html[data-test-left]')).toHaveCount(0);
  // Runs in its own task, because the page may be gone before the task can answer.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html[data-test-left]')).toHaveCount(1);
}

/** The choices that stay: the fields' values and the links' targets. Notes about the last action don't stay. */
const choices = async (page: Page) =>
  (await page.evaluate(readShown)).entries.filter((entry) => !entry.includes(' → #'));

for (const { name, path, ready, steps } of errands.filter((errand) =>
  errand.steps.some(({ isKept }) => isKept),
)) {
  test(`${name}: what was chosen stays, and what was cleared stays clear, after a reload and after Back`, async ({
    page,
  }) => {
    const expectKept = async (until: string, what: string) => {
      const before = await choices(page);
      await page.reload();
      await waitUntilShown(page, until);
      await expect.poll(() => choices(page), { message: `${what}, reloaded` }).toEqual(before);
    };
    await page.goto(path);
    await page.keyboard.press('Shift');
    await waitUntilShown(page, ready);
    for (const [at, { actions, until, isKept }] of steps.entries()) {
      for (const action of actions) await act(page, action);
      await waitUntilShown(page, until);
      if (isKept) await expectKept(until, `step ${at + 1}: ${actions.flat().join(' ')}`);
    }
    const before = await choices(page);
    await leaveAndReturn(page);
    await expect.poll(() => choices(page), { message: 'Back' }).toEqual(before);
  });
}

async function tickTwo(page: Page): Promise<readonly string[]> {
  await page.goto(range);
  for (const place of [0, 1]) await page.locator('.tick').nth(place).click();
  await expect(compareBar(page).getByRole('button', { name: 'Clear' })).toBeVisible();
  const codes = await ticked(page);
  expect(codes).toHaveLength(2);
  return codes;
}

test('ticks that were cleared on another page stay clear after Back', async ({ page }) => {
  await tickTwo(page);
  await leaveAndReturn(page, otherRange, () =>
    compareBar(page).getByRole('button', { name: 'Clear' }).click(),
  );
  await expect.poll(() => ticked(page)).toEqual([]);
  await expect(compareBar(page)).toBeHidden();
  expect(await stored(page, 'compared')).toEqual([]);
});

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

test('a product page follows the saved list: on another page and in another tab', async ({
  page,
  context,
}) => {
  const keep = page.locator('[data-keep] a[href^="/saved"]');
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

test('RTE-21 a former code in storage is its product: saved, ticked and removed', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    for (const list of ['saved', 'compared'])
      localStorage.setItem(`puretec-${list}`, JSON.stringify(['CB9-05A', 'WH2-45A']));
  });
  const keep = page.locator('[data-keep]').getByText(/^Saved?$/);
  await page.goto('/WH2-45');
  await expect(keep).toHaveText('Saved');
  const tick = page.locator('.tick input[value="WH2-45"]');
  await page.goto(range);
  await expect(tick).toBeChecked();
  await page.locator('.tick', { has: page.locator('[value="WH2-45"]') }).click();
  await expect(tick).not.toBeChecked();
  expect(await stored(page, 'compared')).toEqual(['CB9-05A']);
  await page.goto('/compare?codes=CB9-05,WH2-45');
  await page.getByRole('button', { name: 'Remove CB9-05' }).click();
  await expect.poll(() => stored(page, 'compared')).toEqual([]);

  await page.goto('/saved?add=wh2 45');
  await page.getByRole('button', { name: 'Remove WH2-45' }).click();
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  expect(await stored(page, 'saved')).toEqual(['CB9-05']);
  await page.goto('/WH2-45');
  await expect(keep).toHaveText('Save');
});

test('a banner closed and a section chosen in another tab hold where a page comes back from memory', async ({
  page,
  context,
}) => {
  const banner = page.getByRole('region', { name: 'Offer' });
  await page.goto('/terms', { waitUntil: 'networkidle' });
  await expect(banner).toBeVisible();
  await expect(page.locator('[data-header]')).toHaveAttribute('data-audience', 'Consumer');
  const other = await context.newPage();
  await other.goto('/faqs', { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: 'Close this offer' }).click();
  await expect(other.getByRole('region', { name: 'Offer' })).toBeHidden();
  await bar(other, 'utility').getByRole('link', { name: 'Dealers' }).click();
  await expect(other).toHaveURL(/dealers$/);
  await other.close();
  await leaveAndReturn(page, '/faqs');
  await expect(banner).toBeHidden();
  await expect(page.locator('[data-header]')).toHaveAttribute('data-audience', 'Dealers');
});

const markPage = (page: Page) =>
  page.locator('html').evaluate((root) => root.setAttribute('data-test-left', ''));

test('KBD-06 a menu whose link was followed is closed after Back', async ({ page }) => {
  await page.goto('/');
  await markPage(page);
  await bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' }).click();
  await page.locator(':popover-open').getByRole('link', { name: 'Contaminants' }).click();
  await goBackToMemory(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('HDR-15 a drawer whose link was followed is closed after Back, and starts at its first level again', async ({
    page,
  }) => {
    await page.goto('/');
    await markPage(page);
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.locator('summary', { hasText: 'Knowledge hub' }).tap();
    await drawer.getByRole('link', { name: 'Contaminants' }).tap();
    await goBackToMemory(page);
    await expect(drawer).toBeHidden();
    await open.tap();
    await expect(drawer.locator('summary').first()).toBeVisible();
  });
});
