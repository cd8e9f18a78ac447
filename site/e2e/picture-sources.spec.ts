/** Which file of a picture a visitor's browser fetches, by the width of its window. */
import { type Browser, expect, test } from '@playwright/test';
import { breakpoints } from '../styles/breakpoints.ts';

/** The file of the opening picture that a window of this width asks for: one, and no other of them. */
async function fetchedAt(browser: Browser, address: string, width: number): Promise<string> {
  // Opened at its width: a window that is resized fetches for both.
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    javaScriptEnabled: false,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  const opening = page.locator('main picture').first();
  const candidates = await opening.evaluate((element) =>
    [...element.querySelectorAll('img, source')].flatMap((each) => [
      each.getAttribute('src') ?? '',
      ...(each.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    ]),
  );
  const isOfOpening = (file: string) => candidates.includes(file);
  await expect.poll(() => new Set(asked.filter(isOfOpening)).size).toBe(1);
  await page.close();
  return asked.find(isOfOpening) ?? '';
}

for (const [path, changes] of [
  ['/mixer-taps', ['sm']],
  ['/rainwater-house', ['sm', 'lg']],
] as const) {
  test(`IMG-05 the picture of ${path} changes at ${changes.join(' and ')}, and nowhere else`, async ({
    browser,
    baseURL,
  }) => {
    const address = new URL(path, baseURL).href;
    const names: string[] = [];
    let former = await fetchedAt(browser, address, breakpoints.xs);
    for (const [name, width] of Object.entries(breakpoints).slice(1)) {
      expect(await fetchedAt(browser, address, width - 1), `just below ${name}`).toBe(former);
      const file = await fetchedAt(browser, address, width);
      if (file !== former) names.push(name);
      former = file;
    }
    expect(names).toEqual(changes);
  });
}
