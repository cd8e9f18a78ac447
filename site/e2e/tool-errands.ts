/** Runs the user journeys in tool-errands.yaml the way a visitor does. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';

/** "ask" types into a search box and waits for the backend's answer. */
type Action =
  | readonly ['click' | 'check' | 'uncheck', selector: string]
  | readonly ['fill' | 'ask', selector: string, text: string]
  | readonly ['choose', selector: string, option: number]
  | readonly ['press', key: string];
type Step = {
  readonly actions: readonly Action[];
  /** A selector for something visible once the page has answered. */
  readonly until: string;
  /** True if the page saves what's chosen or cleared, so that a reload and Back change nothing. */
  readonly isKept?: true;
};
type Errand = {
  readonly name: string;
  readonly path: string;
  /** Like `until`, but for the page before the first step. */
  readonly ready: string;
  readonly width?: number;
  readonly steps: readonly Step[];
};

const file = readFileSync(new URL('tool-errands.yaml', import.meta.url), 'utf8');
const { selectors } = parse(file);
export const { errands, early }: Readonly<Record<'errands' | 'early', readonly Errand[]>> = parse(
  file,
  (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\$(\w+)/g, (name) => selectors[name.slice(1)] ?? name)
      : value,
);

/** Waits until something visible matches. */
export const waitUntilShown = (page: Page, selector: string): Promise<void> =>
  expect(page.locator(selector).locator('visible=true').first()).toBeVisible();

/** `isEarly` means before the scripts, so they can't answer yet. */
export async function act(
  page: Page,
  [verb, selector, value]: Action,
  isEarly = false,
): Promise<void> {
  const target = page.locator(selector).locator('visible=true').first();
  if (verb === 'press') await page.keyboard.press(selector);
  else if (verb === 'choose') {
    await target.focus();
    await target.selectOption({ index: Number(value) });
  } else if (verb === 'fill' || (verb === 'ask' && isEarly)) await target.fill(String(value));
  else if (verb === 'ask')
    await Promise.all([page.waitForResponse(/\/items\?/), target.fill(String(value))]);
  else await target[verb]();
}
