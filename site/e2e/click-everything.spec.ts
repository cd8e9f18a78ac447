/**
 * Every control of every page type can be pressed: at 1280 and 390 px, nothing covers its centre once
 * it's in view, and one control of each sort gets a real click.
 */
import { expect, type Page, test } from '@playwright/test';
import { bar, variants } from './header-page.ts';
import { pageTypes } from './page-types.ts';
import { aimAt, checkReach, notePresses } from './press-targets.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const sizes = [wide, phone];

/** Lists what a pointer can't reach under `scope`, after a click on one control of each sort. */
async function unreachable(page: Page, scope = 'body'): Promise<readonly string[]> {
  const { checked, missed, samples } = await page.evaluate(checkReach, scope);
  expect(checked).toBeGreaterThan(0);
  await page.evaluate(notePresses);
  const failed: string[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const point = await page.evaluate(aimAt, sample);
    if (point) await page.mouse.click(point.x, point.y);
    const failure = await page.evaluate((wanted) => {
      const pressed = document.documentElement.getAttribute('data-test-pressed')?.split(' ');
      const element = document.querySelector(`[data-test-sample="${wanted}"]`);
      return pressed?.includes(String(wanted)) ? [] : [`no click on ${element?.outerHTML}`];
    }, sample);
    failed.push(...failure);
  }
  await page.locator('html').evaluate((root) => root.removeAttribute('data-test-pressed'));
  await page.mouse.move(0, 0);
  return [...missed, ...failed];
}

/** Opens a page and waits for its tools. A key makes it lay out what's far below at once. */
async function open(page: Page, path: string, ready = 'main h1'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('html:not([data-asked])')).toBeAttached();
  // A tool that starts later would move what the test is about to press.
  const waiting = '[data-island]:has([data-late]):not(:has(> div, > section))';
  await expect(page.locator(waiting)).toHaveCount(0);
}

async function expectReachAtAllSizes(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await unreachable(page), `${size.width} px`).toEqual([]);
  }
}

for (const [kind, path] of [
  ...pageTypes,
  ['dealer entry', '/dealers/water-treatment/softeners/sol-series'],
  ['installers', '/installer'],
  ['warranty form', '/warranty-registration'],
] as const) {
  test(`QLT-01 everything on a page can be pressed: ${kind}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, path);
    await expectReachAtAllSizes(page);
  });
}

const answers = [
  ['a saved list', '/saved?add=WH2-45,HYBRID-G7', '[data-island="saved"] article'],
  ['a list from someone else', '/saved?codes=WH2-45,HYBRID-G7', '[data-island="saved"] article'],
  ['a comparison of three', '/compare?codes=WH2-45,WH1-20,WH2-60', '[data-island="compare"] table'],
  ['stores near a postcode', '/stores?postcode=5000&part=HYBRID-G7', '[data-places-answer] li'],
  ['installers near a postcode', '/installer?postcode=5000', '[data-places-answer] li'],
  ['cartridges of a system', '/find-my-cartridge?code=HYBRID-G8', '#answer'],
  ['systems that match a code', '/find-my-cartridge?code=hybrid', '#answer'],
  ['a question of the selector', '/world?source=rainwater', '[data-island="selector"] h2'],
  [
    'systems that fit',
    '/world?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria',
    '[data-island="selector"] h2',
  ],
  ['results on two pages', '/search?keywords=cartridge', '[data-island="search"] article'],
  ['no results', '/search?keywords=qqqqqq', '[data-island="search"] [role="status"]'],
  ['a filtered range', '/irrigation-sediment-filters?sort=code', '[data-filter-list] article'],
] as const;
for (const [answer, path, ready] of answers) {
  test(`QLT-01 everything on a page can be pressed: ${answer}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, path, ready);
    await expectReachAtAllSizes(page);
  });
}

const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const box = '[data-search-box] input[name="keywords"]';

/** Parts of pages that take an action to see; `scope` is the part that lies on top of the rest. */
const actions: readonly (readonly [
  name: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  scope?: string,
])[] = [
  [
    'with products ticked to compare',
    range,
    async (page) => {
      for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
      await expect(page.locator('form#compare a')).toBeVisible();
    },
  ],
  [
    'the suggestions',
    '/terms',
    async (page) => {
      await page.locator(box).click();
      await page.keyboard.type('pfas');
      await expect(page.locator('[role="option"]')).not.toHaveCount(0);
      await expect(page.locator('[data-search-box] [role="group"] a').first()).toBeVisible();
    },
    '[data-search-box]',
  ],
  [
    'a form with faults',
    '/contact-us',
    async (page) => {
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('main form .error')).not.toHaveCount(0);
    },
  ],
  [
    'the large view of pictures',
    '/HYBRID-G7',
    (page) => page.locator('#gallery button[popovertarget]').click(),
    '#gallery',
  ],
  [
    'the menu of countries',
    '/terms',
    (page) => page.locator('[data-bar="utility"] button[popovertarget]').click(),
    '#country-menu',
  ],
];
for (const [name, path, act, scope] of actions) {
  test(`QLT-01 everything on a page can be pressed: ${name}`, async ({ page }) => {
    for (const size of name === 'the menu of countries' ? [wide] : sizes) {
      await page.setViewportSize(size);
      await open(page, path);
      await act(page);
      expect.soft(await unreachable(page, scope), `${size.width} px`).toEqual([]);
    }
  });
}

for (const [audience, path] of variants) {
  test(`QLT-01 everything in the menus can be pressed: ${audience}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, path);
    const buttons = bar(page, 'desktop').locator('button[popovertarget]:visible');
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(page.locator(':popover-open')).toBeVisible();
      expect.soft(await unreachable(page, ':popover-open'), await button.innerText()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
    await page.setViewportSize(phone);
    await page.locator('[data-drawer-open]:visible').click();
    await expect(page.locator('[data-drawer]')).toBeVisible();
    expect.soft(await unreachable(page, '[data-drawer]'), 'the drawer').toEqual([]);
  });
}
