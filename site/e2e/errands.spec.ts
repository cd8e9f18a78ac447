/**
 * User journeys from the home page, with one thumb on a phone. Taps are counted, but not typing or the Enter after it.
 * Once a page has scrolled, the thumb needs nothing in the upper third of the screen (user journey h). Each tool's own
 * tests cover the same journeys by keyboard.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { onHost } from './page-examples.ts';

const phone = { width: 360, height: 640 };
test.use({ viewport: phone, hasTouch: true });

/** Scrolls as a thumb does, taps the target once it's within reach, and counts the taps. */
function thumb(page: Page) {
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    const box = await target.boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const hasScrolled = await page.evaluate(() => scrollY > 0);
    if (hasScrolled) expect(middle, `${target}`).toBeGreaterThan(phone.height / 3);
    await target.tap();
  };
  return { tap, taps: () => taps };
}

const box = (page: Page) => page.locator('[data-search-box] input[name="keywords"]');
const main = (page: Page) => page.getByRole('main');

test('user journey a: tank water in New Zealand, a priced system and its yearly cost, in 5', async ({
  page,
  baseURL,
}) => {
  const hand = thumb(page);
  await page.goto(onHost(baseURL, 'nz', '/'));
  await hand.tap(
    main(page)
      .getByRole('link', { name: /^Rainwater/ })
      .first(),
  );
  await hand.tap(main(page).getByRole('link', { name: 'Whole house rainwater systems' }).first());
  const system = main(page).locator('#products article', { hasText: 'HYBRID-G8' });
  await expect(system).toContainText(/\$[\d,]+\.\d\d\s*inc GST/);
  await hand.tap(system.getByRole('link'));
  await expect(
    main(page)
      .getByText(/\$[\d,]+\.\d\d inc GST a year/)
      .first(),
  ).toBeVisible();
  expect(hand.taps()).toBeLessThanOrEqual(5);
});

test('user journey b: the cartridges of a Hybrid G7 with prices, and shops with the part carried on, in 4', async ({
  page,
}) => {
  const hand = thumb(page);
  await page.goto('/');
  await hand.tap(page.locator('#finder-system'));
  await page.keyboard.type('hybrid g7');
  await page.keyboard.press('Enter');
  await expect(page.locator('#answer')).toContainText(/\$[\d,.]+/);
  await hand.tap(page.getByRole('link', { name: /^Where to buy [A-Z]/ }));
  await hand.tap(page.getByLabel('Postcode or suburb'));
  await page.keyboard.type('3000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/stores\?postcode=3000&(?:service=[A-Za-z+]*&(?:region=&)?)?part=[A-Z0-9%-]+$/,
  );
  await expect(page.locator('[data-places-answer] ol > li')).not.toHaveCount(0);
  expect(hand.taps()).toBeLessThanOrEqual(4);
});

test('user journey c: a plumber has flow, connection and install guide of WH2-60, in 2', async ({
  page,
}) => {
  const hand = thumb(page);
  await page.goto('/');
  await hand.tap(box(page));
  await page.keyboard.type('wh260');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Maximum flow rate: 60 L/min')).toBeVisible();
  await expect(
    main(page)
      .getByText(/: 1½"\sBSP/)
      .first(),
  ).toBeVisible();
  await hand.tap(main(page).getByRole('link', { name: 'Install guide' }));
  await expect(page.locator('#install li')).not.toHaveCount(0);
  expect(hand.taps()).toBeLessThanOrEqual(2);
});

test('user journey e: a café owner in New Zealand compares two espresso systems from their cards, in 5', async ({
  page,
  baseURL,
}) => {
  const hand = thumb(page);
  await page.goto(onHost(baseURL, 'nz', '/'));
  await hand.tap(main(page).getByRole('link', { name: /^A café/ }));
  await hand.tap(main(page).getByRole('link', { name: 'Cafés and coffee' }));
  const ticks = main(page).locator('.tick');
  await hand.tap(ticks.nth(0));
  await hand.tap(ticks.nth(1));
  await hand.tap(page.getByRole('button', { name: 'Compare', exact: true }));
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
  await expect(main(page)).toContainText(/PUREMIX-X\d.*PUREMIX-X\d/s);
  expect(hand.taps()).toBeLessThanOrEqual(5);
});
