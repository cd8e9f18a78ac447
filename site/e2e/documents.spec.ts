/** Product documents: an architect's user journey, the schedule, the calendar, and all of them without a script. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import DxfParser from 'dxf-parser';
import { onHost } from './page-examples.ts';

/** Presses a control that saves a file, and reads the file. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
/** Fetches the link's target, because a browser that shows a PDF doesn't hand over its bytes. */
async function led(page: Page, link: ReturnType<Page['getByRole']>) {
  const { host, port } = new URL(page.url());
  // Outside browsers, *.localhost doesn't always resolve to this machine.
  const url = `http://127.0.0.1:${port}${await link.getAttribute('href')}`;
  const answer = await page.request.get(url, { headers: { host } });
  expect(answer.status()).toBe(200);
  return { type: answer.headers()['content-type'], body: await answer.body() };
}

test('an architect in New Zealand has data sheet, DXF and clause of FILTERWALL-F5 in three clicks, on a phone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(onHost(baseURL, 'nz', '/specifiers'));
  await page.getByRole('link', { name: 'FilterWall on a schedule' }).click();
  const clause = page.getByRole('region', { name: 'Specification text: FILTERWALL-F5' });
  await expect(clause).toContainText('Product: Puretec FILTERWALL-F5.');
  await expect(clause).toContainText('Maximum flow rate: 55 L/min');

  const sheet = clause.getByRole('link', { name: 'Data sheet PDF' });
  const { type, body } = await led(page, sheet);
  expect(type).toContain('application/pdf');
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await sheet.getAttribute('href')).toBe('/documents/FILTERWALL-F5-nz.pdf');

  const drawing = await saved(page, () =>
    clause.getByRole('link', { name: 'Dimensioned drawing DXF' }).click(),
  );
  expect(drawing.name).toBe('FILTERWALL-F5.dxf');
  expect(new DxfParser().parseSync(drawing.text)?.header.$INSUNITS).toBe(4);
});

test('a schedule is built, saved and sent with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/specifiers/schedule');
  await page.getByLabel('Product codes').focus();
  await page.keyboard.type('filterwall f5, nope-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No product sold in Australia has the code nope-1.')).toBeVisible();
  await page.getByLabel('Add a product').focus();
  await page.keyboard.type('hybridg7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?codes=FILTERWALL-F5,HYBRID-G7$/);
  const table = page.getByRole('region', { name: 'Schedule: table' });
  await expect(table.getByRole('rowheader')).toHaveText(['FILTERWALL-F5', 'HYBRID-G7']);

  const { name, text } = await saved(page, async () => {
    await page.getByRole('button', { name: 'Save as CSV' }).focus();
    await page.keyboard.press('Enter');
  });
  expect(name).toBe('puretec-schedule.csv');
  expect(text.split('\r\n').map((line) => line.split(',')[1])).toEqual([
    'Code',
    'FILTERWALL-F5',
    'HYBRID-G7',
    undefined,
  ]);
  await page.getByRole('button', { name: 'Copy specification text' }).press('Enter');
  await expect(page.getByText('Specification text copied')).toBeVisible();
  const clauses = await page.evaluate(() => navigator.clipboard.readText());
  expect(clauses).toContain('Product: Puretec HYBRID-G7.');
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 sheet between its margins.
  await page.setViewportSize({ width: 720, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Remove FILTERWALL-F5' }).press('Enter');
  await expect(table.getByRole('rowheader')).toHaveText(['HYBRID-G7']);
});

test('QLT-08 downloads finds the files of a code, typed with or without dashes', async ({
  page,
}) => {
  await page.goto('/downloads');
  const rows = page.locator('[data-files] tbody tr:visible');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('filterwallf5');
  await expect(rows).toHaveCount(1);
  await expect(page.locator('[data-files]').getByRole('status')).toHaveText('1 product');
  const sheet = rows.getByRole('link', { name: 'PDF' });
  await expect(sheet).toHaveAttribute('href', '/documents/FILTERWALL-F5-au.pdf');
  await field.press('Enter');
  await expect(page).toHaveURL('/downloads');
  await field.fill('no-such-code');
  await expect(rows).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL('/search?keywords=no-such-code');
});
