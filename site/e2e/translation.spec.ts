/**
 * Tools and forms keep working while the browser translates the page, which makes Chrome replace the page's text nodes.
 * Each user journey runs twice, step by step: untranslated, and translated as soon as the page has loaded. Text that a
 * tool renders later is translated as it appears. After each step, both pages show the same.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { errorsSaid } from './console-errors.ts';
import { act, errands, waitUntilShown } from './tool-errands.ts';
import { readShown, startTranslation, wordMark } from './translation.ts';

test.use({ actionTimeout: 15_000 });

type Visit = { readonly page: Page; readonly errors: readonly string[] };

async function visit(browser: Browser, url: string, width = 1280): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(url);
  // Errors only count from here on, because pages.spec.ts checks for errors while pages load.
  const errors = errorsSaid(page);
  // Lays out content far below at once, so that it counts as visible.
  await page.keyboard.press('Shift');
  return { page, errors };
}

/** In the others, scripts write no text or the text of another errand. */
const left = /^(the header|the drawer|the pictures|a product) /;

for (const { name, path, ready, width, steps } of errands.filter(
  ({ name }) => !left.test(`${name} `),
)) {
  test(`${name}: translated, it shows the same after every step`, async ({ browser, baseURL }) => {
    const url = `${baseURL}${path}`;
    const [plain, translated] = await Promise.all([
      visit(browser, url, width),
      visit(browser, url, width),
    ]);
    await translated.page.evaluate(startTranslation, wordMark);
    const expectSame = async (what: string) => {
      const compare = async () => {
        const read = (page: Page) => page.evaluate(readShown);
        expect(await read(translated.page)).toEqual(await read(plain.page));
      };
      await expect(compare, what).toPass({ timeout: 10_000, intervals: [20, 50, 100] });
      expect([...plain.errors, ...translated.errors], what).toEqual([]);
    };
    await waitUntilShown(plain.page, ready);
    await expectSame('at the beginning');
    for (const [at, { actions, until: answered }] of steps.entries()) {
      for (const action of actions)
        await Promise.all([plain, translated].map(({ page }) => act(page, action)));
      await waitUntilShown(plain.page, answered);
      await expectSame(`step ${at + 1}: ${actions.flat().join(' ')}`);
    }
    for (const { page } of [plain, translated]) await page.close();
  });
}
