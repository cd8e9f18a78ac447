/**
 * Tools and forms go on working when the browser translates the page: Chrome takes the page's own text
 * nodes away. Each user journey runs twice, step by step: untranslated, and translated as soon as the page is
 * loaded. What a tool renders later is translated as it comes. After each step both pages show the same.
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
  // Errors count from here on, because pages.spec.ts checks those of a loading page.
  const errors = errorsSaid(page);
  // Lays out at once what's far below, so that it counts as shown.
  await page.keyboard.press('Shift');
  return { page, errors };
}

for (const { name, path, ready, width, steps } of errands) {
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
