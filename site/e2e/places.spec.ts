/** Finding the nearest store or installer, by keyboard and by a shared address. */
import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { onHost } from './page-examples.ts';

const find = (page: Page) => page.getByLabel('Postcode or suburb');
const regions = (page: Page) =>
  page.locator('[data-plain="places"]', { has: page.locator('details') });
const results = (page: Page) => page.locator('[data-places-answer] ol > li');

test('GEN-03 RTE-31 finds the nearest store by postcode with the keyboard', async ({ page }) => {
  await page.goto('/stores');
  await find(page).focus();
  await page.keyboard.type('3220');
  await page.keyboard.press('Enter');

  const heading = page.getByRole('heading', { name: /^\d+ stores, nearest first$/ });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/stores?postcode=3220');
  await expect(results(page).first()).toContainText('Geelong 3220');
  await expect(results(page).first()).toContainText('Same suburb');
  await expect(results(page).first()).toContainText('Sample');
  await expect(results(page).nth(1)).toContainText(/\d+ km/);
  const call = results(page)
    .first()
    .getByRole('link', { name: /^Call / });
  await expect(call).toHaveAttribute('href', /^tel:\d+$/);
  const nobodyNear = page.getByText('None near you?');
  await expect(nobodyNear).toHaveCount(0);
  await expect(regions(page)).toBeHidden();

  await page.getByLabel('Looking for').focus();
  await page.keyboard.type('Caravan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stores?postcode=3220&service=Caravan+filters');
  await expect(results(page).filter({ hasNotText: 'Caravan filters' })).toHaveCount(0);
  await expect(results(page)).not.toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/stores?postcode=3220');
  await expect(page.getByLabel('Looking for')).toHaveValue('');
  await page.goBack();
  await expect(results(page)).toHaveCount(0);
  await expect(regions(page)).toBeVisible();

  await page.goto('/stores?postcode=4870');
  await expect(nobodyNear).toBeVisible();
});

const finder = '[data-tool="places"]';
const tool = /\/assets\/PlacesTool\.[^/]*\.js$/;

test('the finder loads when the form is used, and answers what was submitted meanwhile', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const release = await holdBack(page, tool);
  await page.goto('/stores');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => tool.test(url))).toEqual([]);
  await expect(page.locator(`${finder} [data-late]`)).toBeHidden();

  await find(page).focus();
  // The notice may show once the tool is late.
  await expect(page.locator(`${finder} [data-late]`)).toHaveCSS('visibility', 'hidden');
  await page.keyboard.type('3220');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stores');
  await expect(find(page)).toBeFocused();
  release();
  await expect(page.getByRole('heading', { name: /nearest first$/ })).toBeFocused();
  await expect(page).toHaveURL('/stores?postcode=3220');
  await expect(page.locator(`${finder} [data-late]`)).toBeHidden();
  expect(requested.filter((url) => url.endsWith('/stores'))).toHaveLength(1);
});

test('GEN-03 a phone has the map with the largest cities above the regions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/stores');
  const map = page.getByRole('img', { name: /^Sketch map of \d+ stores$/ });
  await expect(map).toBeVisible();
  await expect(map.getByText('Adelaide')).toBeVisible();
  const top = async (part: typeof map) => (await part.boundingBox())?.y ?? 0;
  expect(await top(map)).toBeLessThan(await top(regions(page)));
});

/** The towns whose names show, and those of them that a dot covers. */
const townsOf = (page: Page) =>
  page.getByRole('img', { name: /^Sketch map/ }).evaluate((map) => {
    const marks = [...map.querySelectorAll('circle')];
    const towns = [...map.querySelectorAll('text')];
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const covered = towns.filter((town) =>
      marks.some((mark) => meet(mark.getBoundingClientRect(), town.getBoundingClientRect())),
    );
    return [towns, covered].map((all) => all.map(({ textContent }) => textContent));
  });

for (const [country, count] of [
  ['au', 5],
  ['nz', 4],
] as const) {
  test(`GEN-03 the map's names are clear of its dots (${country})`, async ({ page, baseURL }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/stores', '/installer']) {
        await page.goto(onHost(baseURL, country, path));
        const [towns, covered] = await townsOf(page);
        expect([towns?.length, covered], `${path} at ${width}`).toEqual([count, []]);
      }
    }
  });
}

test('GEN-03 places too far for a drive are folded', async ({ page }) => {
  await page.goto('/stores?postcode=5000');
  await expect(results(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect(results(page).nth(10)).toBeVisible();
});

test('GEN-03 CTY-01 explains what is not of this country, and leads to the other one', async ({
  page,
}) => {
  await page.goto('/stores?postcode=9024');
  const answer = page.locator('[data-places-answer]');
  await expect(answer.getByRole('link', { name: 'See the stores there' })).toHaveAttribute(
    'href',
    'https://www.puretec.co.nz/stores',
  );
  await page.getByRole('button', { name: 'Back to the full list' }).press('Enter');
  await expect(page).toHaveURL('/stores');
  await expect(find(page)).toBeFocused();
});

test('GEN-03 a part presets what the finder looks for, and the regions stay', async ({ page }) => {
  await page.goto('/CR45');
  await page.locator('main').getByRole('link', { name: 'Where to buy' }).first().click();
  await expect(page.getByLabel('Looking for')).toHaveValue('Cartridges and spare parts');
  await expect(regions(page)).toBeVisible();
});
