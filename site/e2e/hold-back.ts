/** Delays responses, as a slow connection would. */
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
