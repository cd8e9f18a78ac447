/** Opens every page type and every answer of a tool as a visitor's browser does. layout.spec.ts checks how it's laid out. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';
import { alike, onHost, pageExamples, toolAnswers } from './page-examples.ts';
import { collectComplaints, faultsAt, hasAnswered } from './page-faults.ts';

test.use({ launchOptions: wholeBrowser });

/** Browsers from 2022 lack newer features. Chromium simulates one by turning a feature off. */
const withoutNewerFeatures = (page: Page) =>
  page.addInitScript(() => {
    const newer: readonly (readonly [owner: object | undefined, ...names: string[]])[] = [
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'try', 'withResolvers'],
      [Set.prototype, 'difference', 'intersection', 'isSubsetOf', 'union'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [URL, 'parse'],
      // Safari has never had this feature.
      [window, 'requestIdleCallback', 'cancelIdleCallback'],
    ];
    for (const [owner, ...names] of newer)
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  });

const kb = 1024;

/** The size of each script and picture in bytes, as a CDN sends it: text with brotli 11. Cached, because pages share many of these files. */
const sizes = new Map<string, Promise<number>>();
async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /svg|javascript/.test(response.headers()['content-type'] ?? '');
  return isText ? brotliCompressSync(body).length : body.length;
}

/** Counts requests, and bytes of pictures and scripts, from now until the test reads the counts. */
function weighView(page: Page) {
  const paths: string[] = [];
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    paths.push(pathname);
    const isWeighed = pathname.startsWith('/_ipx/') || pathname.endsWith('.js');
    if (isWeighed && !sizes.has(pathname)) sizes.set(pathname, weigh(response));
  };
  page.on('response', note);
  const sum = async (wanted: RegExp) => {
    const found = paths.filter((path) => wanted.test(path)).map((path) => sizes.get(path) ?? 0);
    return (await Promise.all(found)).reduce((all, size) => all + size, 0);
  };
  return async () => {
    // A body that's still being read when a test ends would fail the test.
    page.off('response', note);
    return {
      requests: paths.length,
      pictures: await sum(/^\/_ipx\//),
      scripts: await sum(/\.js$/),
    };
  };
}

/** These scripts load in parts, with their own data. */
const tools = ['selector', 'cartridge finder', 'saved list', 'schedule', 'search', 'comparison'];

/** Both countries share their markup, so New Zealand's pages are only checked where their contents differ most. */
const visits: readonly (readonly ['au' | 'nz', kind: string, path: string, ready?: string])[] = [
  ...pageExamples
    .filter(([kind]) => !alike.includes(kind))
    .map(([kind, path]) => ['au', kind, path] as const),
  ...toolAnswers.map((answer) => ['au', ...answer] as const),
  ...pageExamples
    .filter(([kind]) => ['home', 'product', 'landing'].includes(kind))
    .map(([kind, path]) => ['nz', kind, path] as const),
];
for (const [country, kind, path, ready] of visits) {
  test.describe(() => {
    // Product pages are light on a high-density screen too.
    test.use({ deviceScaleFactor: kind.includes('product') ? 2 : 1 });

    test(`QLT-02 ERR-01 ACCEPTANCE 22, 28, 37 ${kind} (${country}): light at first, steady while pictures and typeface come late, and without errors`, async ({
      page,
      baseURL,
    }) => {
      // layout.spec.ts opens the same answers with these features.
      if (ready !== undefined) await withoutNewerFeatures(page);
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
      await hasAnswered(page, ready);
      const { requests, pictures, scripts } = await weigh();
      // The tiles on the not-found page are six pictures.
      const usual = kind === 'not found' ? 26 : 22;
      expect(requests).toBeLessThanOrEqual(
        ready !== undefined || tools.includes(kind) ? 52 : usual,
      );
      expect(pictures, 'bytes of pictures').toBeLessThanOrEqual(60 * kb);
      // The search's index counts, although the page doesn't wait for it. It shares modules with the finder (decision 0044).
      const max = path.startsWith('/search') ? 114.5 : 104.5;
      expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(max * kb);
      // The banner takes a second to open. Until then, its colours and position are halfway.
      await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
      // A tool that takes 8 s makes room for its notice (ToolNotice.module.css), which a busy machine can reach.
      expect((await shifts()).filter(({ at }) => at < 8000)).toEqual([]);
      if (country === 'nz') expect(await faultsAt(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

test('A-20 in an old browser the search suggests products, and lists them', async ({ page }) => {
  await withoutNewerFeatures(page);
  await page.goto('/about-us');
  await page.locator('#header-search').fill('softener');
  await expect(page.getByRole('option').first()).toContainText('SOL');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tool="search"] article').first()).toBeVisible();
});
