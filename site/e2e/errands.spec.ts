/**
 * The errands of visitors on a phone, with the thumb of one hand: once a page has scrolled, nothing that
 * is needed stands in the upper third of the screen. Taps are counted; typing and Enter are none.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { onHost } from './page-kinds.ts';

const height = 640;
test.use({ viewport: { width: 360, height }, hasTouch: true });

/** Scrolls as a thumb does, and taps what it was looking for where it can be reached. */
function thumb(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      const box = await target.boundingBox();
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      const hasScrolled = await page.evaluate(() => scrollY > 0);
      if (hasScrolled) expect(middle, `${target}`).toBeGreaterThan(height / 3);
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}
const box = (page: Page) => page.locator('[data-search-box] input[name="keywords"]');
const option = (page: Page, code: string) => page.getByRole('option', { name: code }).first();
const main = (page: Page) => page.getByRole('main');

test('errand a: tank water in New Zealand, from home to a priced system and its yearly cost, in 5 taps', async ({
  page,
  baseURL,
}) => {
  const { tap, taps } = thumb(page);
  await page.goto(onHost(baseURL, 'nz', '/'));
  await tap(
    main(page)
      .getByRole('link', { name: /^Rainwater/ })
      .first(),
  );
  await tap(main(page).getByRole('link', { name: 'Whole house rainwater systems' }).first());
  const system = main(page).locator('#products article', { hasText: 'HYBRID-G8' });
  await expect(system).toContainText(/\$[\d,]+\.\d\d\s*inc GST/);
  await tap(system.getByRole('link'));
  await expect(
    main(page)
      .getByText(/\$[\d,]+\.\d\d a year/)
      .first(),
  ).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(5);
});

test('errand b: the cartridges of a Hybrid G7, and shops with the part carried on, in 4 taps', async ({
  page,
}) => {
  const { tap, taps } = thumb(page);
  await page.goto('/');
  await page.locator('#finder-system').fill('hybrid g7');
  await tap(main(page).getByRole('button', { name: 'Find', exact: true }));
  await expect(page.locator('#answer')).toContainText(/\$[\d,.]+/);
  await tap(page.getByRole('link', { name: /^Where to buy [A-Z]/ }));
  await page.getByLabel('Postcode or suburb').fill('3000');
  await tap(page.getByRole('button', { name: 'Find', exact: true }));
  await expect(page).toHaveURL(/\/stores\?postcode=3000&part=[A-Z0-9%-]+$/);
  expect(taps()).toBeLessThanOrEqual(4);
});

test('errand c: from home to the flow and the connection of WH2-60 in 2 taps, its install guide in one more', async ({
  page,
}) => {
  const { tap, taps } = thumb(page);
  await page.goto('/');
  await tap(box(page));
  await box(page).pressSequentially('wh260');
  await tap(option(page, 'WH2-60'));
  await expect(main(page).getByText('60 L/min').first()).toBeVisible();
  await expect(main(page).getByText('1.5 inch BSP').first()).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(2);
  await tap(main(page).getByRole('link', { name: 'Install guide' }));
  await expect(page.locator('#install li')).not.toHaveCount(0);
});

test('errand d: data sheet, DXF and clause of FILTERWALL-F5 from the page of specifiers, in 3 taps', async ({
  page,
}) => {
  const { tap, taps } = thumb(page);
  await page.goto('/specifiers');
  await tap(page.getByRole('link', { name: 'FILTERWALL-F5 on a schedule' }));
  const clause = page.getByRole('region', { name: 'Specification text: FILTERWALL-F5' });
  await expect(clause).toContainText('Product: Puretec FILTERWALL-F5.');
  const [drawing] = await Promise.all([
    page.waitForEvent('download'),
    tap(clause.getByRole('link', { name: 'Dimensioned drawing DXF' })),
  ]);
  expect(drawing.suggestedFilename()).toBe('FILTERWALL-F5.dxf');
  await expect(clause.getByRole('link', { name: 'Data sheet PDF' })).toBeVisible();
  // The sheet is the third.
  expect(taps()).toBeLessThanOrEqual(2);
});

test('errand e: two systems compared from the cards of the search, in 4 taps', async ({ page }) => {
  const { tap, taps } = thumb(page);
  await page.goto('/food-service');
  await tap(box(page));
  await box(page).pressSequentially('sparkling system');
  await page.keyboard.press('Enter');
  await tap(page.locator('.tick').nth(0));
  await tap(page.locator('.tick').nth(1));
  await tap(page.getByRole('button', { name: 'Compare', exact: true }));
  await expect(page.getByRole('heading', { name: '2 products compared' })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
});

test('errand f: PFAS from any page: which products and which article, in 2 taps', async ({
  page,
}) => {
  const { tap, taps } = thumb(page);
  await page.goto('/terms');
  await tap(box(page));
  await box(page).pressSequentially('pfas');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.last()).toHaveAttribute('href', /^\/blogs\/.*pfas/);
  await tap(options.first());
  await expect(main(page)).toContainText('PFAS');
  expect(taps()).toBeLessThanOrEqual(2);
});

test('errand g: from the home of dealers one who is logged in has the price ex GST of SOL40-E3 and its spares, in 2 taps', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dealers(#|$)/);
  const { tap, taps } = thumb(page);
  await tap(box(page));
  await box(page).pressSequentially('sol40-e3');
  await tap(option(page, 'SOL40-E3'));
  await expect(main(page).locator('.Price-large').first()).toContainText('$2,825.77 ex GST');
  await expect(
    main(page)
      .locator('#takes')
      .getByRole('link', { name: /MD-RES25/ }),
  ).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(2);
});
