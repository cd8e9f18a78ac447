/** Each audience's header: its fit at every width, and each menu by keyboard, pointer and axe. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { asVisitorsHaveIt } from './browser.ts';
import { bar, variants } from './header-page.ts';
import { onHost } from './page-examples.ts';
import { unreachable } from './press-targets.ts';

test.use({ launchOptions: asVisitorsHaveIt });

/** Both sides of each breakpoint, and widths between them. Above 1440 px, only the margins grow. */
const widths = [
  ...[320, 360, 400, 480, 560, 639, 640, 720, 767, 768, 850, 940, 1023, 1024],
  ...[1100, 1180, 1279, 1280, 1360, 1440, 1920],
];

/** Returns what's wrong with the bars at the current width, in words. */
const barFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>('[data-bar] :is(a, button, input)'),
    ].filter((element) => element.checkVisibility() && !element.closest('[popover]'));
    const boxes = controls.map((element) => ({
      name: element.ariaLabel || element.textContent || element.id,
      element,
      box: element.getBoundingClientRect(),
    }));
    const isBetween = (inner: DOMRect, outer: DOMRect) =>
      inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const isWithin = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && isBetween(inner, outer);
    const linesOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      const text = document.createRange();
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.matches('.visually-hidden')) continue;
        text.selectNode(walker.currentNode);
        lines.push(...text.getClientRects());
      }
      return lines;
    };
    for (const { name, element, box } of boxes) {
      if (box.left < 0 || box.right > clientWidth) faults.push(`${name} is cut by the window`);
      const own = element.closest('[data-search-strip], [data-bar]');
      // Bars that share a line have no box of their own.
      const bar = own?.getClientRects()[0] ?? own?.parentElement?.getBoundingClientRect();
      if (bar && !isBetween(box, bar)) faults.push(`${name} is outside of its bar`);
      if (!linesOf(element).every((line) => isWithin(line, box))) {
        faults.push(`${name} is larger than its control`);
      }
    }
    for (const [index, { name, element, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        // The search button is inside its input.
        if (element.matches('input') && element.closest('form')?.contains(other.element)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) faults.push(`${name} lies over ${other.name}`);
      }
    }
    return faults;
  });

/** Header controls that aren't high enough for a thumb. */
const smallTargets = (page: Page) =>
  page.locator('[data-header] :is(a, button, summary, input)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      // A link inside a sentence is exempt (WCAG 2.5.8).
      .filter((element) => element.closest('p') === null)
      .map((element) => [element.textContent || element.id, element.clientHeight] as const)
      .filter(([, height]) => height < 44),
  );

async function expectSound(page: Page, part: string): Promise<void> {
  // Ends every transition at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect.soft(await axeFindings(page, { part }), part).toEqual([]);
  expect.soft(await unreachable(page, part), part).toEqual([]);
}

for (const [audience, path, row] of variants) {
  test(`${row} HDR-07 ACCEPTANCE-35 the bars of ${audience} fit from 320 to 1920 px`, async ({
    page,
    baseURL,
  }) => {
    // The countries' menus differ.
    for (const country of ['au', 'nz'] as const) {
      await page.goto(onHost(baseURL, country, path));
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 });
        faults.push(...(await barFaults(page)).map((fault) => `${width}: ${fault}`));
      }
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
      expect(faults, country).toEqual([]);
    }
  });

  test(`${row} NAV-02 NAV-03 NAV-08 NAV-09 KBD-01 KBD-04 KBD-05 KBD-07 QLT-01 ${audience}: a black bar and a drawer with the same entries; every menu can be walked by keyboard and pressed, and is accessible`, async ({
    page,
  }) => {
    await page.goto(path);
    const desktop = bar(page, 'desktop');
    const onBar = desktop.locator('[data-bar-entry]');
    const entries = await onBar.allInnerTexts();
    expect(entries.length).toBeGreaterThan(4);
    await expect(onBar.last()).toBeVisible();
    const black = await desktop.evaluate(
      (element) => element.parentElement && getComputedStyle(element.parentElement).backgroundColor,
    );
    expect(black).toBe('rgb(12, 27, 42)');
    await expect(bar(page, 'mobile')).toBeHidden();

    const panel = page.locator('[data-bar="desktop"] :popover-open');
    for (const trigger of await desktop.locator('button[popovertarget]').all()) {
      await trigger.focus();
      await page.keyboard.press('ArrowDown');
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('End');
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel).toHaveCount(0);
      await expect(trigger).not.toBeFocused();
      await trigger.click();
      await expectSound(page, ':popover-open');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
    await expectSound(page, '[data-header]');
    await bar(page, 'utility')
      .getByRole('button', { name: /Country/ })
      .click();
    await expectSound(page, '#country-menu');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(desktop).toBeHidden();
    await expect(bar(page, 'utility')).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    await bar(page, 'mobile').getByRole('button', { name: 'Menu' }).click();
    const top = page.getByRole('dialog', { name: 'Menu' }).locator('ul').first();
    const inDrawer = top.locator(':scope > li > a, :scope > li > details > summary');
    await expect(inDrawer).toHaveText(entries);
    await expect(inDrawer.first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await unreachable(page, '[data-drawer]')).toEqual([]);
    await page.locator('dialog summary').first().click();
    await expectSound(page, '[data-drawer]');
  });
}
