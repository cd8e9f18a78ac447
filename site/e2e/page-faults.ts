/** Finds what's wrong with a page. */
import { expect, type Page } from '@playwright/test';

/** Collects what mustn't happen on any page: errors, and violations of the policy. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted|hydrat/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Tiles and boxes that don't fit the current window. */
export const faultsAt = (page: Page) =>
  page.evaluate(() => {
    // Parts that aren't laid out yet count with an estimate.
    const { dataset } = document.documentElement;
    const { eager } = dataset;
    dataset.eager = '';
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : [];
    if (innerWidth === 360 && scrollHeight > 18 * 640) faults.push(`${scrollHeight} px long`);
    if (eager === undefined) delete dataset.eager;
    // Small type makes links too short to tap. WCAG 2.5.8 exempts links in a sentence, but we don't.
    for (const link of document.querySelectorAll('a:not(.card-link)')) {
      const height = link.getClientRects()[0]?.height ?? 24;
      const isSmall = Number.parseFloat(getComputedStyle(link).fontSize) < 14;
      if (isSmall && height < 23.5) faults.push(`${height} px high: ${link.textContent}`);
    }
    for (const list of document.querySelectorAll('main :is(ul, ol)')) {
      const isOfTiles = list.querySelector(':scope > li img') || list.matches('[class*="waters"]');
      if (getComputedStyle(list).display !== 'grid' || !isOfTiles) continue;
      const rows = new Map<number, number>();
      for (const tile of list.children) {
        const { top, width } = tile.getBoundingClientRect();
        const isCut = tile.scrollWidth > tile.clientWidth + 1;
        if (isCut && list.closest('#interested-in')) faults.push(`cut: ${tile.textContent}`);
        if (width > 0) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
      }
      const counts = [...rows.values()];
      if (counts.length > 1 && (counts[0] ?? 0) > 1 && counts.at(-1) === 1) {
        faults.push(`a lone tile: ${counts}`);
      }
    }
    return faults;
  });

/** Waits for a tool's answer, because a tool that starts later would move the controls. */
export async function hasAnswered(page: Page, ready = 'main h1'): Promise<void> {
  await expect(page.locator(ready).first()).toBeVisible();
  await expect(page.locator('html:not([data-asked])')).toBeAttached();
  const waiting = '[data-tool]:has([data-late]:not([hidden])):not(:has(> div, > section))';
  await expect(page.locator(waiting)).toHaveCount(0);
  await expect(page.locator('[data-late]:visible')).toHaveCount(0);
}
