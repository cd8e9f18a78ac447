/** The toolbar on each page during `npx puretec dev`, and on no other site. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type DevServer, startServer } from '../../scripts/testing/dev-server.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'dev-toolbar-'));
const catalogue = join(folder, 'catalogue');
const product = join(catalogue, 'products/CT-1.yaml');
const later = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  cpSync('codegen/fixtures/catalogue', catalogue, { recursive: true });
  const text = readFileSync(product, 'utf8');
  writeFileSync(product, `${text}priceChanges:\n  - { start: ${later}, au: 1 }\n`);
  // A teaser prints the price that the test changes.
  const teasers = join(catalogue, 'promotions/teaser-prices.yaml');
  writeFileSync(teasers, readFileSync(teasers, 'utf8').replace(/^.*product: CT-1.*\n/m, ''));
  server = startServer(catalogue, await freePort());
  await server.ready;
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (page: Page, path: string) =>
  page.goto(`http://au.localhost:${server.port}${path}`, { waitUntil: 'networkidle' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Development' });

test('lists the files of the page, and a click opens one in the editor', async ({ page }) => {
  await open(page, '/CT-1');
  await bar(page)
    .getByText(/^\d+ files$/)
    .click();
  const files = await bar(page).getByRole('listitem').allInnerTexts();
  expect(files).toContain(`${product}:1 This page`);
  expect(files).toContain('site/page-types/product/Product.tsx:1 Draws this page');
  expect(files.join('\n')).toMatch(/claims\.yaml:\d+ Refers to this page/);
  let opened = '';
  await page.route('**/__open-in-editor*', (route) => {
    opened = new URL(route.request().url()).searchParams.get('file') ?? '';
    return route.fulfill({ status: 200 });
  });
  await bar(page)
    .getByRole('button', { name: `${product}:1` })
    .press('Enter');
  await expect.poll(() => opened).toBe(`${product}:1`);
});

test('shows the errors of an edit until they are corrected', async ({ page }) => {
  const text = readFileSync(product, 'utf8');
  await open(page, '/CT-1');
  const title = bar(page).getByText('in all');
  const before = await title.innerText();
  writeFileSync(product, text.replace(/^type: .*/m, 'type: tap'));
  await expect(bar(page)).toContainText(`${product}:3:7`);
  writeFileSync(product, text.replace(/^type: .*/m, 'type: ['));
  await expect(bar(page)).toContainText('[syntax]');
  await open(page, '/mains');
  await expect(bar(page)).toContainText('[syntax]');
  writeFileSync(product, text);
  await expect(bar(page)).not.toContainText('[syntax]');
  await open(page, '/CT-1');
  await expect(title).toHaveText(before);
});

test('shows the site of another day, in another country, for another audience', async ({
  page,
}) => {
  await open(page, '/CT-1');
  const costs = (amount: string) =>
    expect(page.locator(`main data[value="${amount}"]`).first()).toBeAttached();
  const before = await page.locator('main data').first().getAttribute('value');
  await page.getByLabel('Date').fill(later);
  await costs('1.10');
  await page.getByLabel('Date').fill('');
  await costs(before ?? '');
  const audience = bar(page).getByRole('combobox', { name: 'Audience' });
  await audience.selectOption('Dealers');
  await expect(page.locator('[data-section-cookie]')).toHaveAttribute('data-audience', 'Dealers');
  await expect(audience).toHaveValue('Dealers');
  await bar(page).getByRole('combobox', { name: 'Country' }).selectOption('NZ');
  await page.waitForURL(`http://nz.localhost:${server.port}/CT-1`);
});

test('works by keyboard, has names and contrast, and can be hidden', async ({ page }) => {
  await open(page, '/CT-1');
  await expect(bar(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('puretec-toolbar').analyze();
  expect(violations).toEqual([]);
  await bar(page).getByText('files').focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('listitem').first()).toBeVisible();
  await bar(page).getByRole('button', { name: 'Hide' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
});
