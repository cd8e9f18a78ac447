/** HDR-03 to HDR-07: nothing of a header scrolls sideways, is cut or lies over its neighbour. */
import { expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { variants } from './header-page.ts';

test.use({ launchOptions: asVisitorsHaveIt });

const widths = Array.from({ length: 41 }, (_, index) => 320 + 40 * index);

/** What is wrong with the bars at the width that the page has now, in words. */
const faultsOf = (page: Page): Promise<string[]> =>
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
      const bar = element.closest('[data-search-strip], [data-bar]')?.getBoundingClientRect();
      if (bar && !isBetween(box, bar)) faults.push(`${name} is outside of its bar`);
      if (!linesOf(element).every((line) => isWithin(line, box))) {
        faults.push(`${name} is larger than its control`);
      }
    }
    for (const [index, { name, element, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        // The button of the search lies in its input.
        if (element.matches('input') && element.closest('form')?.contains(other.element)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) faults.push(`${name} lies over ${other.name}`);
      }
    }
    return faults;
  });

for (const country of ['au', 'nz']) {
  for (const [audience, path, row] of country === 'au' ? variants : variants.slice(0, 2)) {
    test(`${row} ACCEPTANCE-35 the bars of ${audience} in ${country} fit from 320 to 1920 px`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}${path}`.replace('au.', `${country}.`));
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 });
        faults.push(...(await faultsOf(page)).map((fault) => `${width}: ${fault}`));
      }
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(15);
      expect(faults).toEqual([]);
    });
  }
}
