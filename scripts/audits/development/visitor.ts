/** A visitor in the middle of something: a menu open, a word typed and focused, the page scrolled. */
import type { Page } from '@playwright/test';

export type Kept = Readonly<Record<string, string | number | boolean>>;

/** Leaves the page as a visitor has it, and tells what must stay so. */
export async function prepare(page: Page): Promise<Kept> {
  const search = page.locator('header input[name=keywords]:visible').first();
  await search.fill('carb');
  await page.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLElement>('header [data-menu] [popover]')?.showPopover();
    document.body.dataset.here = 'the same document';
  });
  return keptOf(page);
}

export const keptOf = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const menu = document.querySelector('header [data-menu] [popover]');
    return {
      document: document.body.dataset.here ?? 'another document',
      scroll: Math.round(scrollY),
      menu: menu?.matches(':popover-open') === true,
      focus: activeElement?.getAttribute('name') ?? `${activeElement?.nodeName}`,
      typed: activeElement instanceof HTMLInputElement ? activeElement.value : '',
    };
  });
