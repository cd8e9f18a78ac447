/**
 * An action restyles what it changes, not the whole page: a selector such as `.menu:has(…) ~ *`
 * anywhere in the stylesheet makes every key in the search box style each of a thousand elements.
 */
import { expect, type Page, test } from '@playwright/test';
import { isLaidOut } from './laid-out.ts';

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

type Act = {
  readonly of: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
};
const box = '[data-search-box] input[name="keywords"]';
const acts: readonly Act[] = [
  {
    of: 'CST-04 a key in the search box and the list that answers it',
    path: '/',
    before: async (page) => {
      await page.click(box);
      await page.locator(`${box}[role="combobox"]`).waitFor();
      await page.keyboard.type('wat');
      await page.locator('[role="option"]').first().waitFor();
      await page.keyboard.press('Escape');
    },
    act: async (page) => {
      await page.keyboard.type('er');
      await page.locator('[role="option"]').first().waitFor();
    },
  },
  {
    of: 'a step with Tab',
    path: '/HYBRID-G7',
    before: (page) => page.keyboard.press('Tab'),
    act: (page) => page.keyboard.press('Tab'),
  },
  {
    of: 'opening a menu',
    path: '/',
    act: (page) => page.locator('[data-bar="desktop"] button').first().click(),
  },
  {
    of: 'a tick to compare',
    path: '/dealers/industrial',
    act: (page) => page.locator('.tick').first().click(),
  },
];
for (const { of, path, before, act } of acts) {
  test(`${of} leaves the styles of most of the page as they are`, async ({ page }) => {
    await page.goto(path);
    await isLaidOut(page);
    await before?.(page);
    const all = await page.locator('*').count();
    expect(await styledBy(page, async () => void (await act(page)))).toBeLessThan(all / 5);
  });
}

test('CST-04 the next list of suggestions keeps the elements of the last one', async ({ page }) => {
  await page.goto('/');
  await page.click(box);
  await page.locator(`${box}[role="combobox"]`).waitFor();
  await page.keyboard.type('cartridge');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(6);
  const before = await options.first().innerText();
  const kept = await options.first().elementHandle();
  await page.locator(box).fill('whole house');
  await expect(options.first()).not.toHaveText(before, { useInnerText: true });
  await expect(options).toHaveCount(6);
  expect(await kept?.evaluate((element) => element.matches('[role="option"]:first-child'))).toBe(
    true,
  );
});
