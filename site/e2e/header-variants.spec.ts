/** Each audience's header fits at every width, next to a scrollbar. */
import { expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { variants } from './header-page.ts';
import { onHost } from './page-examples.ts';

test.use({ launchOptions: asVisitorsHaveIt });

/** Both sides of each breakpoint, where the bars are tightest and loosest. Above 1440 px, only the margins grow. */
const widths = [320, 360, 639, 640, 767, 768, 1023, 1024, 1279, 1280, 1440, 1920];

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
}
