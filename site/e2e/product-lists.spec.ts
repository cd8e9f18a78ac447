/** Save, Compare and Add to schedule don't leave the product page, and they remember the chosen finish. */
import { expect, type Page, test } from '@playwright/test';

const stored = (page: Page, list: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`puretec-${key}`) ?? '[]'), list);
const keep = (page: Page, name: string) =>
  page.locator('[data-keep]').getByRole('link', { name, exact: true });
const counted = (page: Page) => page.locator('[data-header] [data-saved]');

test('Save, Compare and Add to schedule stay on the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/WH2-60', { waitUntil: 'networkidle' });
  await expect(counted(page)).toHaveText('Saved');
  const { x, width: room } = (await counted(page).boundingBox()) ?? {};
  await keep(page, 'Save').press('Enter');
  await expect(keep(page, 'Saved')).toHaveAttribute('href', '/saved');
  await expect(counted(page)).toHaveText('Saved 1');
  expect(await counted(page).boundingBox()).toMatchObject({ x, width: room });
  await keep(page, 'Compare').click();
  const tray = page.locator('form#compare');
  await expect(tray.getByRole('status')).toContainText('WH2-60');
  await keep(page, 'Add to schedule').click();
  await expect(keep(page, 'On your schedule')).toHaveAttribute(
    'href',
    '/specifiers/schedule?codes=WH2-60',
  );
  await expect(page).toHaveURL(/\/WH2-60$/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.goto('/WH2-45', { waitUntil: 'networkidle' });
  await expect(tray).toBeVisible();
  await keep(page, 'Compare').click();
  await tray.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();

  await page.goto('/WH2-45', { waitUntil: 'networkidle' });
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(tray).toBeHidden();
  await expect(keep(page, 'Compare')).toBeFocused();
  await keep(page, 'Add to schedule').click();
  await keep(page, 'On your schedule').click();
  await expect(page.getByRole('heading', { name: '2 products on the schedule' })).toBeVisible();
});
test('a fifth product to compare is refused on a product page, and the list says why', async ({
  page,
}) => {
  const four = ['WH2-30', 'WH2-45', 'WH2-55', 'CR45'];
  await page.addInitScript((codes) => {
    localStorage.setItem('puretec-compared', JSON.stringify(codes));
  }, four);
  await page.goto('/WH2-60', { waitUntil: 'networkidle' });
  await keep(page, 'Compare').click();
  await expect(page.locator('#compare [role="status"]')).toContainText('up to 4');
  expect(await stored(page, 'compared')).toEqual(four);
});

test('the finish chosen is in the address, the lists, the schedule, the shops and an email', async ({
  page,
}) => {
  await page.goto('/TRIPLA-T1', { waitUntil: 'networkidle' });
  await page.getByLabel('Matte black').check();
  await expect(page).toHaveURL(/\/TRIPLA-T1\?finish=matte-black$/);
  await keep(page, 'Save').click();
  await expect.poll(() => stored(page, 'saved')).toEqual(['TRIPLA-T1~matte-black']);
  await keep(page, 'Add to schedule').click();
  await page.getByLabel('Gunmetal').check();
  await expect(keep(page, 'Save')).toBeVisible();
  await page.goto('/TRIPLA-T1?finish=gunmetal', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Gunmetal')).toBeChecked();
  await expect(page.locator('li#front').getByRole('img')).toHaveAttribute('src', /gunmetal/);

  await page.locator('article[data-product] a', { hasText: 'Where to buy' }).first().click();
  await expect(page).toHaveURL(/part=TRIPLA-T1~gunmetal$/);
  await expect(page.getByRole('link', { name: 'TRIPLA-T1 in gunmetal' })).toHaveAttribute(
    'href',
    '/TRIPLA-T1?finish=gunmetal',
  );
  const mail = await page.getByRole('link', { name: 'Email this list' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('TRIPLA-T1 in gunmetal');

  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(page.locator('[data-tool="saved"] article')).toContainText('Matte black');
  await expect(page.locator('[data-tool="saved"] article a').first()).toHaveAttribute(
    'href',
    '/TRIPLA-T1?finish=matte-black',
  );
  await page.goto('/specifiers/schedule');
  await expect(page.getByRole('cell', { name: 'Finish: Matte black' })).toBeVisible();
  await expect(page.getByText('Finish: Matte black.', { exact: true })).toBeVisible();
  // A link to another schedule leaves this one.
  await page.goto('/specifiers/schedule?codes=WH2-45');
  await expect(page.getByRole('rowheader', { name: 'WH2-45' })).toBeVisible();
  await page.goto('/specifiers/schedule');
  await expect(page.getByRole('cell', { name: 'Finish: Matte black' })).toBeVisible();
});

test('a request for a quote has the product and the finish chosen', async ({ page }) => {
  await page.goto('/FILTERWALL-F3', { waitUntil: 'networkidle' });
  await page.getByLabel('Midnight Black').check();
  const form = page.locator('#quote form');
  await form.getByLabel('Your name').fill('Ann Example');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Postcode').fill('2150');
  const request = page.waitForRequest(/\/forms\/quote$/);
  await form.getByRole('button', { name: 'Get a quote' }).click();
  const sent = await request;
  expect(sent.postDataJSON()).toMatchObject({ code: 'FILTERWALL-F3', finish: 'Midnight Black' });
  expect((await sent.response())?.status()).toBe(200);
});

test('the saved list has a total, and names what has no price', async ({ page }) => {
  await page.goto('/saved?add=CR45,WH2-45,FTN-C1');
  const list = page.locator('[data-tool="saved"]');
  await expect(list.locator('article')).toHaveCount(3);
  await expect(list.locator('.aside')).toHaveCount(0);
  const amounts = await list
    .locator('article b')
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent.replace(/[^\d.]/g, ''))));
  const sum = amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
  const text = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 }).format(sum);
  await expect(list.getByText(/^Total/)).toContainText(`$${text} inc GST`);
});

test('A-64 a dealer series is a table by code with specs in columns, discontinued products last', async ({
  page,
}) => {
  await page.goto('/dealers/water-treatment/softeners/sol-series');
  const table = page.getByRole('table');
  for (const name of ['Code', 'Connection', 'Documents', 'Price'])
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await expect(table.getByRole('link', { name: 'PDF' }).first()).toBeVisible();
  const states = await table.locator('tbody tr').allInnerTexts();
  for (const width of [768, 900]) {
    await page.setViewportSize({ width, height: 900 });
    const { x = 0, width: wide = 0 } = (await table.boundingBox()) ?? {};
    expect(x + wide, `at ${width}`).toBeLessThanOrEqual(width);
  }
  const isOld = states.map((text) => text.includes('Discontinued'));
  expect(isOld).toEqual(isOld.toSorted((a, b) => Number(a) - Number(b)));
});
