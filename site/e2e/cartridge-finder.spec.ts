/** Find my cartridge: a user journey by keyboard, spelling, addresses, and the page without a script. */
import { expect, type Page, test } from '@playwright/test';
import { onHost } from './page-examples.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-27T02:00:00Z')));

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const answer = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('QLT-05 QLT-11 from a system to its cartridge, to the systems that it fits, by keyboard', async ({
  page,
}) => {
  await page.goto('/find-my-cartridge');
  // The tool starts when its field is first used. Before that, Enter opens the answer as another page.
  await field(page).focus();
  await expect(page.locator('[data-tool="cartridge-finder"] > div')).toBeAttached();
  await page.keyboard.type('hybrid g8');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-my-cartridge?code=hybrid+g8');
  const heading = page.getByRole('heading', { level: 2, name: /^HYBRID-G8/ });
  await expect(heading).toBeFocused();
  const cartridges = page.getByRole('table', { name: 'Cartridges and lamps' });
  const row = cartridges.getByRole('row', { name: /TR20MP2/ });
  await expect(row).toContainText('Every 12 months');
  await expect(row).toContainText('inc GST');
  await expect(page.getByRole('main')).toContainText(/\$[\d,.]+ inc GST a year/);
  await expect(page.getByRole('table', { name: /^Seals and spare parts/ })).toContainText(
    'As needed',
  );

  await cartridges.getByRole('link', { name: /TR20MP2/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-my-cartridge?code=TR20MP2');
  await expect(page.getByRole('heading', { name: /^Fits \d+ systems$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^HYBRID-G9/ })).toBeVisible();

  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(field(page)).toHaveValue('hybrid g8');
});

test('RTE-21 superseded codes, and unknown ones are answered', async ({ page }) => {
  await page.goto('/find-my-cartridge?code=cb905a');
  await expect(answer(page)).toHaveText(/^CB9-05/);
  await expect(page.getByRole('main')).toContainText('CB9-05A is now CB9-05.');
  await page.goto('/find-my-cartridge?code=%3Cimg%20src%3Dx%3E');
  await expect(answer(page)).toHaveText('No products sold in Australia match <img src=x>');
  await expect(page.getByRole('heading', { name: 'Or pick your system' })).toBeVisible();
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

test("QLT-05 a product's page asks when it was fitted, and the finder understands the month", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/HYBRID-G7');
  await page.getByRole('link', { name: /^See what.s due/ }).click();
  await expect(page.getByLabel('When did you fit it?')).toBeInViewport();
  await page.getByLabel('When did you fit it?').fill('2025-03');
  await page.getByRole('button', { name: /^What.s due/ }).click();
  await expect(page).toHaveURL('/find-my-cartridge?code=HYBRID-G7&fitted=2025-03');
  await expect(page.getByRole('article')).toContainText('Fitted in March 2025.');

  await expect(field(page)).toBeHidden();
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('hybrid g7 november 2026');
  await expect(page.getByLabel('When did you fit it?')).toHaveValue('2026-11');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is due yet' })).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test("QLT-05 QLT-11 a café's litres go along to what's due, and may be changed there", async ({
  page,
}) => {
  await page.goto('/PUREMIX-X6?litres=200#cost');
  await expect(page.getByRole('spinbutton', { name: 'Litres a day' })).toHaveValue('200');
  await page.getByLabel('When did you fit it?').fill('2026-09');
  await page.getByRole('button', { name: /^What.s due/ }).click();
  await expect(page).toHaveURL('/find-my-cartridge?code=PUREMIX-X6&fitted=2026-09&litres=200');
  await expect(page.getByRole('article')).toContainText(
    /1 part overdue.*for 200.L a day.*Change it now and it’s next due in .*GC051-SL.*Overdue since October\s2026/,
  );
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save calendar file' }).click();
  const text = (await (await (await loading).createReadStream()).toArray()).join('');
  expect(text).toContain('RRULE:FREQ=DAILY;INTERVAL=60');
  await expect(page.getByText('Saved PUREMIX-X6-changes.ics. Open it')).toBeVisible();
  await page.getByRole('button', { name: /^I.ve changed them today/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due yet' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/Last changed in .*Noted\. Next change: /);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^1 part overdue/ })).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Make a new sticker' }).click();
  const sticker = page.getByRole('img', { name: /^Sticker for PUREMIX-X6/ });
  await expect(sticker).toHaveAttribute('data-url', /fitted=2026-11-27&litres=200$/);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page).toHaveURL(/fitted=2026-11-27&litres=200$/);
  await page.getByRole('spinbutton', { name: 'Litres a day' }).fill('10');
  await expect(page.getByRole('heading', { name: 'Nothing is due yet' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Litres a day' })).toBeFocused();
});

test('QLT-05 a sticker opens on what is due today, what it costs and where to buy it', async ({
  page,
}) => {
  // The product's page doesn't show until the finder arrives.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      sessionStorage.isProductShown ??= document.querySelector('[data-product]')?.checkVisibility();
    }),
  );
  await page.goto('/HYBRID-G7?fitted=2025-03', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/find-my-cartridge?fitted=2025-03&code=HYBRID-G7');
  expect(await page.evaluate(() => sessionStorage.isProductShown)).not.toBe('true');
  const due = page.getByRole('article');
  await expect(due).toContainText(/3 parts overdue, .* inc GST.*Fitted in March 2025\./);
  await expect(due).toContainText('Change them now and they’re next due in November 2027.');
  await expect(due.getByRole('row', { name: /^RL6/ })).toContainText('Overdue since March 2026');
  await expect(due.getByRole('row', { name: /^Total due now/ })).toContainText(/\$[\d,.]+ inc GST/);
  await expect(due.getByRole('link', { name: /^Where to buy/ })).toHaveAttribute(
    'href',
    /^\/stores\?part=.*RL6.*&for=Cartridges$/,
  );

  // The reminders and the next sticker start from the same month.
  await expect(page.getByLabel('Last changed', { exact: true })).toHaveValue('2025-03-01');
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save calendar file' }).click();
  const file = await (await loading).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toContain('SUMMARY:Overdue: change');
  expect(text).toMatch(/DTSTART;VALUE=DATE:202711/);
  await expect(page.getByRole('button', { name: 'Make a sticker' })).toBeDisabled();
  await page.getByLabel('Last changed', { exact: true }).fill('2026-11-20');
  await page.getByRole('button', { name: 'Make a sticker' }).click();
  const sticker = page.getByRole('img', {
    name: /^Sticker for HYBRID-G7: last changed November 2026/,
  });
  await expect(sticker).toHaveAttribute('data-url', /\/HYBRID-G7\?fitted=2026-11-20$/);
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: 'Print the sticker' }).click();
  const paper = await page.pdf({ preferCSSPageSize: true });
  // The size of A4 in points.
  expect(
    paper.toString('latin1').match(/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g),
  ).toHaveLength(1);
  await page.goto('/HYBRID-G7?fitted=2026-11');
  await expect(page.getByRole('heading', { name: 'Nothing is due yet' })).toBeVisible();
});
