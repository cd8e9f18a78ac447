/** "Will it fit?": the visitor's space on a product's page, and the pages that its size carries over to. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Body, fitsIn, fitTexts, type Size, sizeQuery } from '../../kernel/fit.ts';
import { withPictures } from './browser.ts';
import { readBuilt } from './built-page.ts';
import { errorsSaid } from './console-errors.ts';
import { range } from './page-examples.ts';

test.use({ launchOptions: withPictures });

type Entry = {
  readonly code: string;
  readonly type: string;
  readonly body: Body;
  readonly discontinued?: boolean;
};

const { products }: { products: readonly Partial<Entry>[] } = JSON.parse(
  String(readBuilt('au', join('tools', 'compare.json'))),
);
const sizes = products.filter(
  (each): each is Entry => each.body !== undefined && !each.discontinued,
);
/** A product that goes in one way round and has clear space below it. */
function example(): Entry {
  const found = sizes.find(
    ({ type, body }) =>
      type === 'system' && !body.turns && !body.isFilter && body.service.side === 'below',
  );
  if (!found) throw new Error('No product with clear space below it');
  return found;
}
const roomy = ({ width, height, depth, service }: Body): Size => ({
  width: width + 50,
  height: height + service.space + 120,
  depth: depth + 30,
});
const section = (page: Page) => page.locator('#fit');

async function open(page: Page, address: string) {
  await page.goto(address);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByLabel('Width, mm')).toBeVisible();
}
async function type(page: Page, size: Size) {
  for (const [name, mm] of Object.entries(size))
    await section(page).getByLabel(`${name}, mm`).fill(`${mm}`);
}

test('the typed size decides sentence, drawing, address and links', async ({ page }) => {
  const { code, body } = example();
  const errors = errorsSaid(page);
  await open(page, `/${code}`);
  const space = roomy(body);
  await type(page, space);
  const sentence = section(page).getByRole('status');
  await expect(sentence).toHaveText(fitTexts(body, space).join(' '));
  await expect(sentence).toContainText('120 mm to spare above');
  await expect(section(page).locator('svg [fill="#9b1c1c"]')).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('space')).toBe(sizeQuery(space));

  const low = { ...space, height: space.height - 160 };
  await type(page, low);
  await expect(sentence).toContainText('Doesn’t fit. It needs 40 mm more height.');
  await expect(section(page).locator('svg rect[fill="#9b1c1c"]').first()).toBeVisible();
  await expect(section(page).locator('svg g[stroke="#9b1c1c"] path')).toHaveCount('40'.length);
  for (const link of [
    page.locator(`main a[href*="/compare?codes=${code}"]`),
    page.locator('nav[aria-label="Breadcrumb"] a').last(),
  ])
    await expect(link).toHaveAttribute('href', new RegExp(`space=${sizeQuery(low)}`));
  await expect(section(page).locator('svg path').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the address and the keyboard choose the space', async ({ page }) => {
  const { code, body } = example();
  const space = roomy(body);
  await page.goto(`/${code}?space=${sizeQuery(space)}`);
  await expect(section(page).getByRole('status')).toHaveText(fitTexts(body, space).join(' '));
  await expect(section(page).getByRole('combobox', { name: 'Space' })).toHaveValue('');
  await section(page).getByLabel('Height, mm').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await expect(section(page).getByRole('status')).toContainText('Doesn’t fit');
  await section(page).getByRole('combobox', { name: 'Space' }).selectOption({ index: 0 });
  const chosen = await section(page).getByRole('combobox', { name: 'Space' }).inputValue();
  for (const [at, name] of ['Width', 'Height', 'Depth'].entries())
    await expect(section(page).getByLabel(name)).toHaveValue(chosen.split('x')[at] ?? '');
});

test('a decimal comma is a decimal point, and a refused number says so at its field', async ({
  page,
}) => {
  const { code, body } = example();
  await open(page, `/${code}?space=${sizeQuery(roomy(body))}`);
  const height = section(page).getByLabel('Height, mm');
  await height.focus();
  await page.keyboard.type('1080,5');
  await expect(height).toHaveValue('1080.5');
  await expect(section(page).getByRole('alert')).toContainText(
    'Enter whole millimetres, 1 to 9,999.',
  );
  await expect(section(page).getByRole('status')).toHaveText(
    fitTexts(body, { ...roomy(body), height: 1080 }).join(' '),
  );

  await page.goto(`/compare?codes=HYBRID-G7,HYBRID-G8`);
  const rate = page.getByRole('main').getByLabel(/kWh/);
  await rate.focus();
  await page.keyboard.type('40,5');
  await expect(rate).toHaveValue('40.5');
  await expect(page).toHaveURL(/kWh=40\.5/);
  await rate.fill('5000');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('your last valid number');
  await expect(page).toHaveURL(/kWh=40\.5/);
  await page.getByRole('main').getByLabel('Litres a day').fill('300');
  await expect(rate).toHaveValue('40.5');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('the size carries over to the range and to the comparison', async ({ page }) => {
  const { code, body } = example();
  const space = roomy(body);
  await open(page, `/${code}?space=${sizeQuery(space)}`);
  const range = page.locator('nav[aria-label="Breadcrumb"] a').last();
  await expect(range).toHaveAttribute('href', /space=/);
  await range.click();
  for (const side of ['Width', 'Height', 'Depth'] as const) {
    const field = page.locator('[data-tool="product-filter"]').getByLabel(`${side}, mm`);
    await expect(field).toHaveValue(String(space[side.toLowerCase() as keyof typeof space]));
  }
  await expect(page.locator('[data-filter-list][data-filtered]')).toBeVisible();
  const shown = await page.locator('[data-filter-list] [data-code]:visible').all();
  expect(shown.length).toBeGreaterThan(0);
  const codes = await Promise.all(shown.map((card) => card.getAttribute('data-code')));
  // Discontinued products aren't in the data.
  const known = sizes.filter((each) => codes.includes(each.code));
  expect(known.length).toBeGreaterThan(0);
  for (const entry of known) expect(fitsIn(entry.body, space)[0].fits).toBe(true);
  for (const card of shown) {
    const size = `?space=${sizeQuery(space)}`;
    await expect(card.locator('a').first()).toHaveAttribute('href', new RegExp(`\\${size}$`));
    await expect(card.locator('[data-need]')).toHaveText(
      /^Needs H\s[\d,]+ × W\s[\d,]+ × D\s[\d,]+\smm(?:, lying down)?$/,
    );
  }
  await expect(page.locator('[data-things]')).toHaveText(
    /^Pale in a box: doesn.t fit [\d,]+\s×.*, or discont/,
  );
  await page.locator('#true-size').scrollIntoViewIfNeeded();
  const drawn = page.locator('#true-size svg:visible');
  await expect(drawn.locator('rect').first()).toHaveAttribute('stroke-dasharray', /\d/);
  await expect(drawn.locator('image[href$=".svg"]').first()).toBeAttached();
  await page.locator('#true-size summary').click();
  await expect(page.locator('#true-size li', { hasText: code })).toHaveText(/mm\s*Fits$/);
  const own = page.locator('[data-tool="product-filter"]').getByLabel('Height, mm');
  const ownTop = (await own.boundingBox())?.y ?? 0;
  const field = await page.getByLabel('Fits my space').boundingBox();
  expect(ownTop - (field ? field.y + field.height : 0)).toBeLessThan(48);
  // The bar of ticked products loads with the first tick, and a fast visitor doesn't wait for it.
  await page.route('**/product-links*', () => {});
  await page.locator(`[data-code="${code}"]:visible .tick`).first().click();
  await page.locator('form#compare').getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/compare/?\\?.*space=${sizeQuery(space)}`));
  const low = { ...space, height: space.height - 160 };
  await page.goto(`/compare?codes=${code}&space=${sizeQuery(low)}`);
  await expect(page.locator('main table')).toContainText('Needs 40 mm more height');
});

test('a range without a product that fits shows the nearest, and what it needs', async ({
  page,
}) => {
  await page.goto(`${range}?space=200x200x100`);
  const bar = page.locator('[data-tool="product-filter"]');
  await expect(bar.getByRole('status')).toHaveText('No products match.');
  const nearest = page.locator('[data-filter-list] [data-code]:visible');
  await expect(nearest).toHaveCount(1);
  await expect(nearest.locator('.error[data-need]')).toHaveText(/^Needs [\d,]+\smm more /);
  await expect(nearest.getByRole('link')).toHaveAttribute('href', /\?space=200x200x100$/);

  // On a phone, the fields for an own size open above the bar at its foot.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(range);
  await bar.locator('summary').first().click();
  const space = bar.getByLabel('Fits my space');
  await space.focus();
  const { y, height } = (await space.boundingBox()) ?? { y: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: Math.ceil(y + height + 80) });
  await space.selectOption('own');
  const isReached = (input: HTMLElement) => {
    const { x, bottom } = input.getBoundingClientRect();
    return document.elementFromPoint(x + 5, bottom - 5) === input;
  };
  await expect.poll(() => bar.getByLabel('Height, mm').evaluate(isReached)).toBe(true);

  // Half a size means nothing to a comparison.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${range}?space=own`);
  await page.locator('[data-code]:visible .tick').first().click();
  await page.locator('form#compare').getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\/?\?(?!.*space)/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a range is drawn at one scale, in rows that fit the window, with its sizes in words', async ({
    page,
  }) => {
    for (const [width, drawn] of [
      [360, 328],
      [768, 700],
      [1440, 1230],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(range);
      await page.getByRole('link', { name: 'See their true sizes' }).click();
      const image = page.locator('#true-size img:visible');
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
        .toBe(drawn);
      await page.locator('#true-size summary').click();
      await expect(page.locator('#true-size li').first()).toHaveText(/\d+\s×\s\d+\smm$/);
    }
  });

  test('the page shows the product in a standard space, in words and drawn', async ({ page }) => {
    const { code } = example();
    await page.goto(`/${code}`);
    await expect(section(page)).toContainText(/Fits\. In a typical .*\smm/);
    await section(page).locator('img').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        section(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(300);
    await expect(section(page).locator('input')).toHaveCount(0);
  });
});
