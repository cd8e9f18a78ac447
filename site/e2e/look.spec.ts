/** How the site is laid out, by its boxes: what is first in sight, what the thumb reaches, what is cut or left alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { builtPage, readBuilt } from './built-page.ts';
import { setCookie } from './header-page.ts';
import { landings, onHost } from './page-types.ts';

/** From where on, in their 1600 px, the scenes show something; left of it they are wall or sky. */
const subjectFrom = 530;

test('RTE-01 to RTE-09 no hero cuts its subject or lies under its words from 320 to 2560 px, and each has one action at most', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of landings) {
    await page.goto(path);
    for (const width of [320, 360, 640, 768, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.locator('main header').evaluate((head, from) => {
        const wrong: string[] = [];
        const image = head.querySelector('img');
        const box = image?.getBoundingClientRect();
        if (box) {
          // The picture is 16 : 9, laid over its box from the right.
          const scale = Math.max(box.width / 1600, box.height / 900);
          if (box.height / scale < 899) wrong.push('cut above or below');
          if (1600 - box.width / scale > from) wrong.push('cut at the left');
          for (const words of head.querySelectorAll('h1, p, form, .button')) {
            const other = words.getBoundingClientRect();
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            if (across > 1 && down > 1) wrong.push(`${words.tagName} lies over it`);
          }
        }
        if (head.querySelectorAll('.button, form button').length > 1) wrong.push('two actions');
        return wrong;
      }, subjectFrom);
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('ENT-01 the picture of a landing is on the side that its position names', async ({ page }) => {
  type Written = { readonly url: string; readonly layout?: string; readonly position?: string };
  const written = readdirSync('catalogue/categories').map(
    (name): Written => parse(readFileSync(`catalogue/categories/${name}`, 'utf8')),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  const sides = new Set<string>();
  for (const { url, layout, position = 'right' } of written) {
    if (layout !== 'Layout 1') continue;
    sides.add(position);
    await page.goto(url.startsWith('/') ? url : `/${url}`);
    const [words, picture] = await Promise.all(
      ['main header h1', 'main header img'].map((part) => page.locator(part).boundingBox()),
    );
    expect((picture?.x ?? 0) < (words?.x ?? 0) ? 'left' : 'right', url).toBe(position);
  }
  expect(sides.size).toBeGreaterThan(0);
});

/** The pages of a tree that list products for those who buy for themselves, from its sitemap. */
const lists = (tree: 'au' | 'nz') =>
  [...readBuilt(tree, 'sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(dealers|specifiers|food-service|videos)\b/.test(path))
    .filter((path) => builtPage(tree, path)?.querySelector('main section[id="products"] article'))
    // A landing page leads to its ranges first.
    .filter((path) => !builtPage(tree, path)?.querySelector('#ranges'));

test('RTE-10 a list of products begins on the first screen', async ({ page }) => {
  test.slow();
  const paths = lists('au');
  expect(paths.length).toBeGreaterThan(5);
  await setCookie(page, 'upgrade_notification_closed', 'true');
  await page.route('**/_ipx/**', (route) => route.abort());
  const late: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [width, height, latest] of [
      [1440, 900, 520],
      [360, 640, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const card = page.locator('#products article').first();
      const top = await card.evaluate((element) => element.getBoundingClientRect().top);
      if (top > latest) late.push(`${path} at ${width}: ${Math.round(top)}`);
    }
  }
  expect(late).toEqual([]);
});

// The dealers' extra bar takes a line of its own (HDR-07).
for (const [path, section, most] of [
  ['/mains-water-filter-systems', '#ranges', 150],
  ['/dealers', '#ranges', 200],
  ['/specifiers', '#ranges', 150],
  ['/food-service', '#ranges', 150],
] as const) {
  test(`HDR-01 QLT-01 the header of ${path} is ${most} px high at most, slim when the page has scrolled, moves nothing, and shows what has the focus`, async ({
    page,
  }) => {
    await setCookie(page, 'upgrade_notification_closed', 'true');
    await page.goto(path);
    const header = page.locator('[data-header]');
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(most);
    const place = () =>
      page.locator(section).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const slim = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(slim).toBeGreaterThan(40);
    expect(slim).toBeLessThanOrEqual(most - 90);
    expect(await place()).toBe(before);
    await page.locator('[data-bar="utility"] a').first().focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport({ ratio: 1 });
    expect(await place()).toBe(before);
    // A menu opens below the line that stays.
    await page.locator('main a').last().focus();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const entry = page.locator('[data-bar="desktop"] [popovertarget]').first();
    await entry.click();
    const panel = page.locator('[data-header] :popover-open');
    await expect(panel).toBeVisible();
    const gap =
      ((await panel.boundingBox())?.y ?? 0) -
      (await entry.evaluate((element) => element.getBoundingClientRect().bottom));
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
  });
}

test('QLT-01 with one hand at 360 px: search, menu and the way out of the menu are at the lower edge, with and without a script', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({
      javaScriptEnabled,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    await page.goto(onHost(baseURL, 'nz', '/mains-water-filter-systems'));
    await page.mouse.wheel(0, 1800);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    for (const control of [menu, page.locator('#header-search')]) {
      await expect
        .poll(async () => (await control.boundingBox())?.y ?? 0)
        .toBeGreaterThan((640 * 2) / 3);
    }
    await menu.tap();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeVisible();
    expect((await close.boundingBox())?.y).toBeGreaterThan((640 * 2) / 3);
    if (javaScriptEnabled) {
      await page.locator('[data-drawer] summary').first().tap();
      const back = page.locator('[data-drawer-back]').filter({ visible: true });
      await expect
        .poll(async () => (await back.boundingBox())?.y ?? 0)
        .toBeGreaterThan((640 * 2) / 3);
    }
    await close.tap();
    await expect(close).toBeHidden();
    await page.close();
  }
});

test('RTE-24 FilterWall shows the finish that is chosen, without a script', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(onHost(baseURL, 'au', '/filterwall'));
  const finishes = page.getByRole('group', { name: 'Finish' });
  for (const name of ['Charcoal', 'Wisteria']) {
    await finishes.getByText(name, { exact: true }).click();
    await expect(finishes.getByRole('radio', { name })).toBeChecked();
    const picture = finishes.getByAltText(new RegExp(name));
    await expect(picture).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const onTop = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.getAttribute('alt'),
      [x + width / 2, y + height / 2] as const,
    );
    expect(onTop).toContain(name);
  }
  await page.close();
});

test('RTE-24 each FilterWall page has a scene with its finishes, and compares the others', async ({
  page,
}) => {
  for (const model of ['f3', 'f4', 'f5', 'f6']) {
    await page.goto(`/filterwall/${model}`);
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByRole('radio').nth(2).check();
    await expect(page.locator('fieldset li:has(:checked) img')).toBeVisible();
    await expect(page.locator('section#beside-the-others a').first()).toBeVisible();
  }
});

test('QLT-07 a product prints on one sheet, with nothing to press; a range prints without its scene', async ({
  page,
}) => {
  for (const code of ['HYBRID-G7', 'TRIPLA-T1-R4', 'WH2-60', 'SOL40-E3']) {
    await page.goto(`/${code}`);
    await page.waitForLoadState('networkidle');
    // The first view may keep the fallback; the typeface takes more room.
    await page.reload();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b(?!s)/g), code).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-keep]')).toBeHidden();
  await expect(page.locator('[data-header]')).toBeHidden();
  await expect(page.locator('main table').first()).toBeVisible();
  await page.goto('/mains-water-filter-systems');
  await expect(page.locator('main header img')).toBeHidden();
});

test('RTE-47 the hubs and the pages about the house begin with a picture', async ({ page }) => {
  for (const path of ['/knowledge-hub', '/company-and-support', '/about-us', '/know-your-water']) {
    await page.goto(path);
    const picture = page.locator('main header img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
      path,
    ).toBeGreaterThan(0);
  }
});

test('ENT-04 the cards fit their columns at every width', async ({ page }) => {
  await page.goto('/mains-water-filter-systems');
  for (const width of [360, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page
      .locator('#interested-in li')
      .evaluateAll(
        (cards) => cards.filter((card) => card.scrollWidth > card.clientWidth + 1).length,
      );
    expect(beyond, `${width}`).toBe(0);
  }
});
