import type { Page } from '@playwright/test';

export type Shift = {
  /** In milliseconds since the page was opened. */
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
};

/**
 * Records layout shifts that no input caused, from before the first paint, and starts again on each page. Only works in
 * the full browser (browser.ts), because the headless shell reports shifts before the first paint.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const value = 'value' in entry ? Number(entry.value) : 0;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map(({ node }) =>
          String(node instanceof Element ? node.outerHTML : node?.textContent).slice(0, 80),
        );
        if (value > 0) shifts.push({ at: entry.startTime, value, moved });
      }
      return shifts;
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { testShifts: () => note(observer.takeRecords()) });
  });
  return () =>
    page.evaluate(async () => {
      // The next frame reports the last shift.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'testShifts')();
    });
}
