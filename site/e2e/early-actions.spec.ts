/**
 * An action before any script has come takes effect once the script is there, or isn't offered until
 * then. Where scripts never come, nothing that's on offer is dead.
 */
import { expect, type Page, test } from '@playwright/test';
import { bar, cookieOf } from './header-page.ts';
import { holdBack } from './hold-back.ts';
import { pageTypes } from './page-types.ts';

const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
const scripts = /\/assets\/.*\.js(\?.*)?$/;

/** Opens a page without its scripts. They come once the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
  await expect(page.locator('main h1')).toBeVisible();
  return release;
}

const listedCodes = (page: Page) =>
  page.locator('[data-filter-list] [data-code]:visible .code').allTextContents();

test('a filter that was chosen early narrows the list', async ({ page }) => {
  const release = await openEarly(page, range);
  const flow = page.locator('#filter-flow');
  const all = await listedCodes(page);
  await flow.selectOption({ index: 2 });
  const value = await flow.inputValue();
  // Away from the bar: nothing touches it again.
  await flow.blur();
  release();
  await expect.poll(async () => (await listedCodes(page)).length).toBeLessThan(all.length);
  await expect(flow).toHaveValue(value);
  await expect(page).toHaveURL(new RegExp(`flow=${value}`));
  await expect(filterNotice(page)).toBeHidden();
});

const filterNotice = (page: Page) => page.getByText('The filters haven’t loaded');

test('a filter set without pointer or focus narrows the list', async ({ page }) => {
  await page.goto(range);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Flow rate').evaluate((select) => {
    if (select instanceof HTMLSelectElement) select.value = '60';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.locator('[data-island="product-filter"]').getByRole('status')).toContainText(
    ' of ',
  );
  await expect(page).toHaveURL(/\?flow=/);
  await expect(filterNotice(page)).toBeHidden();
});

test('a filter that no script answers says so', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(range);
  await expect(filterNotice(page)).toBeHidden();
  await page.getByLabel('Flow rate').selectOption('60');
  await expect(filterNotice(page)).toBeVisible();
});

test('codes typed early stay in the form of the comparison', async ({ page }) => {
  const release = await openEarly(page, '/compare');
  await page.getByLabel('Product 1').fill('WH2-60');
  release();
  await expect(page.locator('[data-island="compare"] > div')).toBeAttached();
  await page.getByLabel('Product 2').fill('WH2-45');
  await page.getByLabel('Product 2').press('Enter');
  await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
});

test('an application that was chosen early is shown', async ({ page }) => {
  const release = await openEarly(page, '/irrigation-sediment-filters');
  const links = page.locator('[data-filter-links] a');
  const link = page.locator('[data-filter-links] a[href*="Domestic"]');
  const [all, href] = [await listedCodes(page), await link.getAttribute('href')];
  await expect(links).not.toHaveCount(0);
  await link.click();
  release();
  await expect(page.locator(`[data-filter-links] a[href="${href}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect.poll(async () => (await listedCodes(page)).length).toBeLessThanOrEqual(all.length);
});

const box = (page: Page) => page.locator('[data-search-box] input[name="keywords"]');

test('words typed early get suggestions, and an arrow pressed early goes to the first', async ({
  page,
}) => {
  const release = await openEarly(page, '/terms');
  await box(page).click();
  await page.keyboard.type('wh2');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.locator('[role="option"]')).not.toHaveCount(0);
  await expect(box(page)).toHaveValue('wh2');
  await expect(page.locator('[role="option"]').first()).toHaveAttribute('aria-selected', 'true');
});

test('words sent early get their results', async ({ page }) => {
  const release = await openEarly(page, '/terms');
  await box(page).click();
  await page.keyboard.type('wh2');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?keywords=wh2', { waitUntil: 'commit' });
  release();
  await expect(page.locator('[data-island="search"] article')).not.toHaveCount(0);
});

test('products ticked early are kept, and the bar names them', async ({ page }) => {
  const release = await openEarly(page, range);
  for (const place of [0, 1]) await page.locator('.tick').nth(place).click();
  await page.locator('.tick').nth(1).click();
  const [code = ''] = await page
    .locator('.tick :checked')
    .evaluateAll((all) => all.map((tick) => tick.getAttribute('value')));
  release();
  await expect(page.locator('form#compare [role="status"]')).toContainText(code ?? '');
  await expect(page.locator('.tick :checked')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('puretec-compared')))
    .toBe(JSON.stringify([code]));
});

test('a tick taken away early stays away, though it was kept', async ({ page }) => {
  await page.goto(range);
  for (const place of [0, 1]) await page.locator('.tick').nth(place).click();
  await expect(page.locator('form#compare a')).toBeVisible();
  const release = await openEarly(page, range);
  const tick = page.locator('.tick input').first();
  // Until the script is there, the page may not know what's kept: then there's nothing to take away.
  const wasTicked = await tick.isChecked();
  if (wasTicked) await page.locator('.tick').first().click();
  release();
  await expect(page.locator('form#compare a')).toBeVisible();
  await expect(page.locator('.tick :checked')).toHaveCount(wasTicked ? 1 : 2);
});

test('a product page offers Save once it can save', async ({ page }) => {
  const release = await openEarly(page, '/HYBRID-G7');
  const save = page.locator('[data-keep] a[href^="/saved"]');
  const isOffered = await save.isVisible();
  if (isOffered) await save.click();
  release();
  if (!isOffered) await save.click();
  await expect(page.locator('[aria-labelledby="list"] article')).toHaveCount(1);
});

test('BNR-04 BNR-05 a banner closed early is gone for good', async ({ page }) => {
  const release = await openEarly(page, '/terms');
  const close = page.locator('[data-banner-close]');
  await close.click();
  const banner = page.locator('[data-banner-panel]');
  await expect.poll(async () => (await banner.boundingBox())?.height ?? 0).toBeLessThan(2);
  release();
  await expect(banner).toBeHidden();
  await expect.poll(() => cookieOf(page, 'upgrade_notification_closed')).toBe('true');
});

test('a section chosen early is remembered', async ({ page }) => {
  const release = await openEarly(page, '/terms');
  await bar(page, 'utility').locator('[data-audience-choice="Dealers"]').click();
  await page.waitForURL('**/dealers', { waitUntil: 'commit' });
  release();
  await expect.poll(() => cookieOf(page, 'currentPage')).toBe('Dealers');
});

for (const [name, opener] of [
  ['a menu', '[data-bar="desktop"] button'],
  ['the countries', '[data-bar="utility"] button'],
  ['the drawer', '[data-drawer-open]'],
  ['the large view', '#gallery button'],
] as const) {
  test(`${name}: opened early, it stays open and closes on Escape`, async ({ page }) => {
    await page.setViewportSize({ width: name === 'the drawer' ? 390 : 1280, height: 800 });
    const release = await openEarly(page, '/HYBRID-G7');
    await page.locator(opener).first().click();
    const open = page.locator(':popover-open, dialog:modal');
    await expect(open).toBeVisible();
    release();
    await page.waitForLoadState('networkidle');
    await expect(open).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  });
}

test('fields filled in early stay, and an early send gets an answer', async ({ page }) => {
  const release = await openEarly(page, '/contact-us');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Subject').selectOption('Safety');
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  await expect(page.getByLabel('Subject')).toHaveValue('Safety');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main form [aria-invalid="true"]')).toHaveCount(2);

  await openEarly(page, '/contact-us');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Subject').selectOption('Safety');
  await page.getByLabel('Message', { exact: true }).fill('Hello there');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('main form button[type="submit"]').click();
  expect((await answer).status()).toBeLessThan(400);
});

/** Tools whose prerendered field or link is a plain form or address until their script comes. */
const asked = [
  ['/find-my-cartridge', 'main input[name="code"]', 'HYBRID-G8', '#answer'],
  ['/stores', '#places-postcode', '5000', '[data-places-answer] li'],
  ['/installer', '#places-postcode', '5000', '[data-places-answer] li'],
  ['/compare', 'main input[name="code"]', 'WH2-60', '[data-island="compare"] table'],
  ['/specifiers/schedule', 'main input[name="codes"]', 'WH2-60', '[data-island="schedule"] table'],
  ['/search', 'main input[name="keywords"]', 'wh2', '[data-island="search"] article'],
] as const;
for (const [path, field, text, answer] of asked) {
  test(`a question asked early is answered: ${path}`, async ({ page }) => {
    const release = await openEarly(page, path);
    await page.locator(field).first().fill(text);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search !== '', { waitUntil: 'commit' });
    release();
    await expect(page.locator(answer).first()).toBeVisible();
  });
}

test('a code typed early into the cartridge finder is answered without Enter', async ({ page }) => {
  const release = await openEarly(page, '/find-my-cartridge');
  await page.locator('main input[name="code"]').fill('HYBRID-G8');
  release();
  await expect(page.locator('#answer')).toBeVisible();
});

test('the first question of the selector, answered early, leads to the second', async ({
  page,
}) => {
  const release = await openEarly(page, '/world');
  await page.locator('main a[href*="source=rainwater"]').first().click();
  await page.waitForURL(/source=rainwater/, { waitUntil: 'commit' });
  release();
  await expect(page.locator('[data-island="selector"] a[href*="home="]').first()).toBeVisible();
});

/**
 * Runs in the page: every visible control that does nothing where no script ever comes, unless a note
 * next to it says so. Waits that are animations are over.
 */
function deadControls(): readonly string[] {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const layout = () =>
    [...document.querySelectorAll('body *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      })
      .join(';');
  const isNoted = (element: Element) => {
    const part = element.closest('[data-island]') ?? element.closest('search, section, form');
    const place = part?.parentElement;
    return [...(place?.querySelectorAll('p, [role="status"]') ?? [])].some(
      (note) => isShown(note) && /script|load|respond|start/i.test(note.textContent ?? ''),
    );
  };
  const isFormAlive = (form: HTMLFormElement | null): boolean =>
    form?.hasAttribute('action') === true &&
    [...form.elements].some((each) => each.matches('[type="submit"], button:not([type])'));
  const isAlive = (element: Element): boolean => {
    if (element instanceof HTMLButtonElement) {
      if (element.type === 'submit') return isFormAlive(element.form);
      // The script in the page closes the banner by itself.
      if (element.matches('[data-banner-close]')) {
        element.click();
        return element.closest('header')?.dataset.banner === 'closing';
      }
      return element.popoverTargetElement !== null;
    }
    if (
      element instanceof HTMLInputElement &&
      !element.form &&
      /checkbox|radio/.test(element.type)
    ) {
      // A tick or a choice without a form works by the stylesheet, or not at all.
      const group = document.querySelectorAll<HTMLInputElement>(`[name="${element.name}"]`);
      const other = element.type === 'radio' ? [...group].find(({ checked }) => !checked) : element;
      const before = layout();
      other?.click();
      return layout() !== before;
    }
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    )
      return isFormAlive(element.form);
    if (element instanceof HTMLAnchorElement) {
      const { hash, href } = element;
      const isHere = href.startsWith(`${location.origin}${location.pathname}#`);
      return (
        href !== '' && !(isHere && !document.getElementById(decodeURIComponent(hash.slice(1))))
      );
    }
    return false;
  };
  const controls = document.querySelectorAll(
    'button, input:not([type="hidden"]), select, textarea, a[href], [role="tab"], [role="option"]',
  );
  return [...controls]
    .filter((element) => isShown(element) && !isAlive(element) && !isNoted(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

const everyKind = [...pageTypes, ['warranty form', '/warranty-registration'] as const];

test.describe('where the browser runs no scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('QLT-08 ACCEPTANCE 30, 35 every page type reads, fits 320 px and has no dead control', async ({
    page,
  }) => {
    for (const [kind, path] of everyKind) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await expect(page.locator('h1'), kind).toHaveCount(1);
      await expect(page.locator('h1'), kind).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect.soft(words, kind).toBeGreaterThan(20);
      const search = page.locator('header form[action="/search"] input[name="keywords"]');
      await expect(search.first(), kind).toBeAttached();
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect.soft(await page.evaluate(over), kind).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await page.evaluate(deadControls), kind).toEqual([]);
    }
  });
});

test('where scripts are blocked, no control is dead on any page type', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  for (const [kind, path] of everyKind) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    // Filters say that they can't answer once a visitor chooses something.
    const filter = page.locator('[data-island="product-filter"] select').first();
    if (await filter.isVisible()) await filter.selectOption({ index: 1 });
    await expect.poll(() => page.evaluate(deadControls), { message: kind }).toEqual([]);
  }
});

test('a fifth product ticked before the scripts arrive is unticked, and the bar says why', async ({
  page,
}) => {
  const release = await holdBack(page, /compare-bar/);
  await page.goto('/mains-water-filter-systems/whole-house-filter-systems-for-mains');
  for (const place of [0, 1, 2, 3, 4]) await page.locator('.tick input').nth(place).check();
  release();
  await expect(page.locator('form#compare').getByRole('status')).toContainText(
    'You can compare up to 4',
  );
  await expect(page.locator('.tick :checked')).toHaveCount(4);
});
