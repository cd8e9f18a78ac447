/** Delays responses, as a slow connection would, or drops them. */
import type { Page, Route } from '@playwright/test';

/** Holds all responses from these addresses until the returned function is called. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Blocks what the filter loads on first use, but not its small start script. */
export const dropLargeChunks = (page: Page) =>
  page.route(/\/assets\/Filter\.[^/]*\.js$/, (route) => route.abort());
