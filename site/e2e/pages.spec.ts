import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { onHost, pageKinds } from './page-kinds.ts';
import { weighPicture } from './weigh-picture.ts';

/** Collects what must not happen on any page: errors, and breaches of the policy. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted|hydrat/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Notes every layout shift that is no answer to the visitor, with what moved. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const value = 'value' in entry ? Number(entry.value) : 0;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const names = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
        );
        if (value > 0) shifts.push(`${value.toFixed(4)} ${names.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** What the first view of a page asks for, from now on. */
function weighView(page: Page) {
  const addresses: string[] = [];
  const pictures: Promise<number>[] = [];
  page.on('response', (response) => {
    addresses.push(response.url());
    if (response.url().includes('/_ipx/')) pictures.push(weighPicture(response));
  });
  return async () => ({
    requests: addresses.length,
    pictures: (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0),
  });
}

/** Their scripts come in pieces, with data of their own. */
const tools = ['selector', 'cartridge finder', 'saved list', 'schedule', 'search', 'comparison'];
const isTool = (kind: string): boolean => tools.includes(kind);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

// The markup of both countries is one: each is looked at in a width of its own.
for (const [country, axeWidth] of [
  ['au', 360],
  ['nz', 1440],
] as const) {
  for (const [kind, path] of pageKinds) {
    test(`QLT-01 QLT-02 ACCEPTANCE 22, 28, 35, 37 ${kind} (${country}): few requests and 60 KB of pictures at first, nothing moves though pictures and typeface come late, no error, axe finds nothing at ${axeWidth} px, and nothing scrolls sideways at 320 px`, async ({
      page,
      baseURL,
    }) => {
      const complaints = collectComplaints(page);
      const shifts = await watchShifts(page);
      const weigh = weighView(page);
      await page.route(/\/_ipx\/|\.woff2$/, async (route) => {
        await new Promise((done) => setTimeout(done, 150));
        await route.continue();
      });
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(onHost(baseURL, country, path));
      await page.waitForLoadState('networkidle');
      const { requests, pictures } = await weigh();
      expect(requests).toBeLessThanOrEqual(isTool(kind) ? 48 : 20);
      expect(pictures, 'bytes of pictures').toBeLessThanOrEqual(60 * 1024);
      // The banner opens for a second; until then its colours and its place are half way.
      await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
      expect(await shifts()).toEqual([]);
      await page.setViewportSize({ width: axeWidth, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  test('QLT-08 ACCEPTANCE 30, 35 a page of every kind reads, and does not scroll sideways at 320 px', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    for (const [kind, path] of pageKinds) {
      await page.goto(onHost(baseURL, 'au', path));
      await expect(page.locator('h1'), kind).toHaveCount(1);
      await expect(page.locator('h1'), kind).toBeVisible();
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, kind).toBeGreaterThan(20);
      const search = page.locator('header form[action="/search"] input[name="keywords"]');
      await expect(search.first(), kind).toBeAttached();
      expect(await overflow(page), kind).toBeLessThanOrEqual(0);
    }
  });
});
