/** Helpers for tests of the header. */
import type { Locator, Page } from '@playwright/test';

export const header = (page: Page): Locator => page.locator('[data-header]');
export const bar = (page: Page, name: string): Locator => page.locator(`[data-bar="${name}"]`);

/** The four variants, each with its page and its row of the feature table. */
export const variants = [
  ['Consumer', '/', 'HDR-03'],
  ['Dealers', '/dealers', 'HDR-06'],
  ['Specifiers', '/specifiers', 'HDR-04'],
  ['Food-Service', '/food-service', 'HDR-05'],
] as const;

/** Logs in at the mock portal, as a dealer does. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/dealers(#|$)/);
}

/** Blocks every script except the page's own, as a slow connection would. */
export async function holdScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!page\.).*\.js$/, () => new Promise(() => {}));
}

export const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

export async function setCookie(page: Page, name: string, value: string): Promise<void> {
  await page.context().addCookies([{ name, value, domain: 'au.localhost', path: '/' }]);
}

/** Records when an attribute of the header was first set, to compare it with the first paint. */
export async function noteWhenSet(page: Page, attribute: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((name) => {
    const note = () => {
      const root = document.documentElement;
      if (root?.querySelector(`[data-header][${name}]`) && !root.dataset.testSet) {
        root.dataset.testSet = String(performance.now());
      }
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  }, attribute);
  return async () => {
    const paint = await page.waitForFunction(
      () => performance.getEntriesByType('paint')[0]?.startTime,
    );
    const set = await page.locator('html').getAttribute('data-test-set');
    return Number(set ?? Number.NaN) < Number(await paint.jsonValue());
  };
}
