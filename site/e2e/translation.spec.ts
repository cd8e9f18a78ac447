/**
 * Tools and forms go on working when the browser translates the page: Chrome takes the page's own text
 * nodes away. Each errand runs three times, step by step: untranslated, translated as soon as the page is
 * loaded, and translated after the first step. After each step all three show the same.
 */
import type { Browser, Page } from '@playwright/test';
import { errorsSaid } from './console-errors.ts';
import { expect, test } from './search-site.ts';
import { type Action, errands } from './tool-errands.ts';
import { differences, readShown, startTranslation, wordMark } from './translation.ts';

test.use({ actionTimeout: 15_000 });

async function act(page: Page, [verb, selector, value]: Action): Promise<void> {
  const target = page.locator(selector).locator('visible=true').first();
  if (verb === 'press') await page.keyboard.press(selector);
  else if (verb === 'choose') {
    await target.focus();
    await target.selectOption({ index: Number(value) });
  } else if (verb === 'fill') await target.fill(String(value));
  else if (verb === 'ask')
    await Promise.all([page.waitForResponse(/\/items\?/), target.fill(String(value))]);
  else await target[verb]();
}

type Visit = { readonly name: string; readonly page: Page; readonly errors: readonly string[] };

async function visit(browser: Browser, name: string, url: string, width = 1280): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(url);
  // From here on: a page for an unknown address says itself that it's missing.
  const errors = errorsSaid(page);
  // Lays out at once what's far below, so that it counts as shown.
  await page.keyboard.press('Shift');
  return { name, page, errors };
}

const until = (page: Page, selector: string) =>
  expect(page.locator(selector).locator('visible=true').first()).toBeVisible();

/** Waits until both show the same, and says which don't. Resolves to whether they do. */
async function isSame(plain: Visit, { name, page, errors }: Visit, what: string) {
  const failures = test.info().errors.length;
  const compare = async () => {
    const read = (shown: Page) => shown.evaluate(readShown);
    expect(differences(await read(plain.page), await read(page))).toEqual([]);
  };
  await expect.soft(compare, `${name}, ${what}`).toPass({ timeout: 10_000 });
  expect.soft(errors, `${name}, ${what}`).toEqual([]);
  return test.info().errors.length === failures;
}

async function perform(page: Page, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await act(page, action);
}

for (const { name, path, ready, width, steps } of errands) {
  test(`${name}: translated, it shows the same after every step`, async ({ browser, server }) => {
    const open = (which: string) =>
      visit(browser, which, `http://au.localhost:${server.port}${path}`, width);
    const plain = await open('untranslated');
    const early = await open('translated at first');
    const late = await open('translated later');
    await early.page.evaluate(startTranslation, wordMark);
    await until(plain.page, ready);
    let going = (await isSame(plain, early, 'at the beginning')) ? [early, late] : [late];
    if (steps.length > 0) await until(late.page, ready);
    for (const [at, { actions, until: answered }] of steps.entries()) {
      const what = `step ${at + 1}: ${actions.flat().join(' ')}`;
      await perform(plain.page, actions);
      await until(plain.page, answered);
      const kept: Visit[] = [];
      for (const each of going) {
        const failure = await perform(each.page, actions).then(() => '', String);
        expect.soft(failure, `${each.name}, ${what}`).toBe('');
        if (each === late && at === 0) await late.page.evaluate(startTranslation, wordMark);
        if (failure === '' && (await isSame(plain, each, what))) kept.push(each);
      }
      going = kept;
    }
    expect(plain.errors).toEqual([]);
    for (const { page } of [plain, early, late]) await page.close();
  });
}
