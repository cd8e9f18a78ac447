/**
 * An action restyles what it changes, not the whole page: a selector such as `.menu:has(…) ~ *`
 * anywhere in the stylesheet makes every key in the search box style each of a thousand elements.
 */
import { expect, type Page, test } from '@playwright/test';

type TraceEvent = { readonly name: string; readonly args?: { readonly elementCount?: number } };

/** The most elements that were styled at once in the course of an act. */
async function styledBy(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  // Two frames: what an act changes is styled in the next.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const styled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(styled.length).toBeGreaterThan(0);
  return Math.max(...styled.map(({ args }) => args?.elementCount ?? 0));
}

test('CST-04 a key in the search box leaves the styles of most of the page as they are', async ({
  page,
}) => {
  const box = page.locator('[data-search-box] input[name="keywords"]');
  const option = page.getByRole('option').first();
  await page.goto('/');
  await box.click();
  await expect(box).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('wat');
  await option.waitFor();
  await page.keyboard.press('Escape');
  const all = await page.locator('*').count();
  const styled = await styledBy(page, async () => {
    await page.keyboard.type('er');
    await option.waitFor();
  });
  expect(styled).toBeLessThan(all / 5);
});
