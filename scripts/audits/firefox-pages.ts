/**
 * Every page type and tool in Firefox: each control can be pressed, and a translated page shows the same
 * as an untranslated one after every step. The pages, the errands and what runs inside a page are those of
 * the tests in Chromium (site/e2e).
 */
import type { ElementHandle, Page } from 'puppeteer-core';
import { pageKinds } from '../../site/e2e/page-kinds.ts';
import { checkReach } from '../../site/e2e/press-targets.ts';
import { type Action, errands, type Errand as ToolErrand } from '../../site/e2e/tool-errands.ts';
import { differences, readShown, startTranslation, wordMark } from '../../site/e2e/translation.ts';

/** `open` gives one more page, whose errors count too. */
export type Errand = readonly [
  name: string,
  go: (page: Page, base: string, open: () => Promise<Page>) => Promise<void>,
];

const wide = { width: 1280, height: 800 };

/** The first match that's visible, once there is one. */
async function seen(page: Page, selector: string): Promise<ElementHandle<Element>> {
  const mark = 'data-test-seen';
  await page.waitForFunction(
    (wanted, attribute) => {
      document.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
      const found = [...document.querySelectorAll(wanted)].find((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      found?.setAttribute(attribute, '');
      return found !== undefined;
    },
    { timeout: 15_000 },
    selector,
    mark,
  );
  const element = await page.$(`[${mark}]`);
  if (!element) throw new Error(`nothing visible for ${selector}`);
  return element;
}

async function write(page: Page, selector: string, text: string): Promise<void> {
  const field = await seen(page, selector);
  await field.focus();
  await field.evaluate((input, value) => {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.select();
    // As typing does it: React takes no other way for a change.
    if (value === '') document.execCommand('delete');
    else document.execCommand('insertText', false, value);
  }, text);
}

async function act(page: Page, [verb, selector, value]: Action): Promise<void> {
  if (verb === 'press') {
    if (selector === 'Enter' || selector === 'Escape' || selector === 'ArrowDown')
      await page.keyboard.press(selector);
  } else if (verb === 'fill' || verb === 'ask') {
    // Firefox's driver didn't report the answer of the item search, so an "ask" doesn't wait for it.
    await write(page, selector, value);
  } else if (verb === 'choose') {
    const list = await seen(page, selector);
    await list.focus();
    await list.evaluate((element, index) => {
      if (!(element instanceof HTMLSelectElement)) return;
      element.selectedIndex = index;
      for (const type of ['input', 'change'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  } else {
    const target = await seen(page, selector);
    await target.click();
  }
}

/** Waits until both pages show the same. Throws with what differs. */
async function expectSame(plain: Page, translated: Page, what: string): Promise<void> {
  const until = Date.now() + 10_000;
  for (;;) {
    const [wanted, shown] = await Promise.all([
      plain.evaluate(readShown),
      translated.evaluate(readShown),
    ]);
    const found = differences(wanted, shown);
    if (found.length === 0) return;
    if (Date.now() > until) throw new Error(`${what}\n${found.join('\n')}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

const inTranslation = ({ name, path, ready, width, steps }: ToolErrand): Errand => [
  `QLT-08 ${name}: translated, it shows the same after every step`,
  async (plain, base, open) => {
    const translated = await open();
    for (const page of [plain, translated]) {
      await page.setViewport({ ...wide, width: width ?? wide.width });
      await page.goto(`${base}${path.slice(1)}`);
      await page.keyboard.press('Shift');
    }
    await translated.evaluate(startTranslation, wordMark);
    await seen(plain, ready);
    await expectSame(plain, translated, 'at the beginning');
    for (const { actions, until } of steps) {
      for (const page of [plain, translated]) {
        for (const action of actions) await act(page, action);
        await seen(page, until);
      }
      await expectSame(plain, translated, actions.flat().join(' '));
    }
  },
];

export const pageErrands: readonly Errand[] = [
  ...pageKinds.map(
    ([kind, path]): Errand => [
      `QLT-01 everything on a page can be pressed: ${kind}`,
      async (page, base) => {
        await page.setViewport(wide);
        await page.goto(`${base}${path.slice(1)}`);
        await page.keyboard.press('Shift');
        await page.waitForSelector('html:not([data-asked])');
        const { missed } = await page.evaluate(checkReach, 'body');
        if (missed.length > 0) throw new Error(missed.join('\n'));
      },
    ],
  ),
  ...errands.map(inTranslation),
];
