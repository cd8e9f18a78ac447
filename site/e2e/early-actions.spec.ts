/**
 * An action before a script has loaded takes effect once the script has, or the page doesn't offer it until then. If
 * scripts never load, every control on the page still does something.
 */
import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { alike, pageExamples } from './page-examples.ts';
import { act, early, errands, waitUntilShown } from './tool-errands.ts';

const scripts = /\/assets\/.*\.js(\?.*)?$/;

/** Opens a page without its scripts. They load once the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('body > footer')).toBeAttached();
  await expect(page.locator('main h1')).toBeVisible();
  return release;
}

// The browser reports an empty form first.
const firsts = [...errands, ...early].filter(({ steps }) => !steps[0]?.until.endsWith('.error'));
for (const { name, path, width = 1280, steps } of firsts) {
  test(`${name}: a first action before the scripts takes effect once they are there, or isn't offered until then`, async ({
    page,
  }) => {
    const [{ actions, until } = { actions: [], until: '' }] = steps;
    await page.setViewportSize({ width, height: 800 });
    const release = await openEarly(page, path);
    const [, selector = ''] = actions[0] ?? [];
    const isOffered = await page.locator(selector).locator('visible=true').first().isVisible();
    if (!isOffered) release();
    for (const action of actions) await act(page, action, isOffered);
    release();
    await waitUntilShown(page, until);
  });
}

for (const [name, opener] of [
  ['a menu', '[data-bar="desktop"] button'],
  ['the drawer', '[data-drawer-open]'],
  ['the large view', '#gallery button'],
] as const) {
  test(`KBD-02 ${name}: opened early, it stays open and closes on Escape`, async ({ page }) => {
    await page.setViewportSize({ width: name === 'the drawer' ? 390 : 1280, height: 800 });
    const release = await openEarly(page, '/HYBRID-G7');
    await page.locator(opener).first().click();
    const open = page.locator(':popover-open, dialog:modal');
    await expect(open).toBeVisible();
    release();
    await expect(open).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  });
}

test('fields filled in early stay', async ({ page }) => {
  const release = await openEarly(page, '/contact-us');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Subject').selectOption('Safety');
  release();
  await expect(page.getByLabel('Your name')).toHaveValue('Ann');
  await expect(page.getByLabel('Subject')).toHaveValue('Safety');
  // Until its script arrives, the browser checks the form and shows its own messages.
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main form [aria-invalid="true"]')).toHaveCount(2);
});

/**
 * Runs in the page. Returns every visible control that does nothing if no script ever loads, unless a note next to it
 * says so. By then, notices that appear after an animation are visible.
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
    const part = element.closest('[data-tool]') ?? element.closest('search, section, form');
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
      // The inline script closes the banner.
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
      // Without scripts, a checkbox or radio button outside a form only does something if CSS reacts to it.
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
    if (element instanceof SVGElement) return element.getAttribute('href') !== null;
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

/** These have a script of their own. The others only have the header's, as the home page does. */
const scripted =
  /^(home|sub-category|product|dealer range|form|search|selector|cartridge finder|comparison|saved list|schedule|places|downloads|offer|not found)$/;

test.describe('where the browser runs no scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('QLT-08 ACCEPTANCE 30, 35 every page type reads, fits 320 px and has no dead control', async ({
    page,
  }) => {
    for (const [kind, path] of pageExamples.filter(([each]) => !alike.includes(each))) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1'), kind).toHaveCount(1);
      await expect(page.locator('h1'), kind).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect.soft(words, kind).toBeGreaterThan(20);
      const search = page.locator('header form[action="/search"] input[name="keywords"]');
      await expect(search.first(), kind).toBeAttached();
      const over = () => document.documentElement.scrollWidth - innerWidth;
      expect.soft(await page.evaluate(over), kind).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      if (scripted.test(kind)) expect.soft(await page.evaluate(deadControls), kind).toEqual([]);
    }
  });
});

test('where scripts are blocked, no control is dead on any page type', async ({ page }) => {
  // The offer's button shows its effect while it closes.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route(scripts, (route) => route.abort());
  for (const [kind, path] of pageExamples.filter(([each]) => scripted.test(each))) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    // Once a visitor chooses something, filters say that they aren't working.
    const filter = page.locator('[data-tool="product-filter"] select').first();
    if (await filter.isVisible()) await filter.selectOption({ index: 1 });
    await expect.poll(() => page.evaluate(deadControls), { message: kind }).toEqual([]);
  }
});
