/** Checks for every tool of the site: accessibility, layout shifts, pictures. */
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';

/** `part` is checked alone: what a tool hides is judged with the page that shows it. */
export async function expectNoAxeFaults(page: Page, part: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  expect(await axeFindings(page, part)).toEqual([]);
}

/** No sideways scrolling of the page itself (ACCEPTANCE 35). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}

/** Pictures of <main> that were asked for and did not come. */
export async function brokenPictures(page: Page): Promise<readonly string[]> {
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.currentSrc || image.src),
  );
}

/** Blocks what the filter and the finder of places load when they're used, but not their small start scripts. */
export const dropLargeChunks = (page: Page) =>
  page.route(/\/assets\/(?:mount|Filter)\.[^/]*\.js$/, (route) => route.abort());
