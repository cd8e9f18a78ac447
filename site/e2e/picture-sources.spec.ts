/** Which file of a picture a visitor's browser fetches, by the width of its window. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { breakpoints } from '../styles/breakpoints.ts';

test.use({ javaScriptEnabled: false });

/** The file of the opening picture that a window of this width asks for: one, and no other of them. */
async function fetchedAt(page: Page, path: string, width: number): Promise<string> {
  // Opened at its width: a window that is resized fetches for both.
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 800 });
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path);
  const opening = page.locator('main picture').first();
  const candidates = await opening.evaluate((element) =>
    [...element.querySelectorAll('img, source')].flatMap((each) => [
      each.getAttribute('src') ?? '',
      ...(each.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? ''),
    ]),
  );
  const isOfOpening = (file: string) => candidates.includes(file);
  await expect.poll(() => new Set(asked.filter(isOfOpening)).size).toBe(1);
  page.off('request', note);
  return asked.find(isOfOpening) ?? '';
}

for (const [path, changes] of [
  ['/mixer-taps', ['sm']],
  ['/rainwater-house', ['sm', 'lg']],
] as const) {
  test(`IMG-05 the picture of ${path} changes at ${changes.join(' and ')}, and nowhere else`, async ({
    page,
  }) => {
    // Which file is asked for counts: none comes, so that each window asks for its own.
    await page.route('**/_ipx/**', (route) => route.abort());
    const names: string[] = [];
    let former = await fetchedAt(page, path, breakpoints.xs);
    for (const [name, width] of Object.entries(breakpoints).slice(1)) {
      expect(await fetchedAt(page, path, width - 1), `just below ${name}`).toBe(former);
      const file = await fetchedAt(page, path, width);
      if (file !== former) names.push(name);
      former = file;
    }
    expect(names).toEqual(changes);
  });
}
