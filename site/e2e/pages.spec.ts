import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { onHost, pageKinds } from './page-kinds.ts';

for (const country of ['au', 'nz'] as const) {
  for (const [kind, path] of pageKinds) {
    test.describe(`${kind} (${country})`, () => {
      for (const width of [360, 1440]) {
        test(`QLT-01 axe finds nothing at ${width} px`, async ({ page, baseURL }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(onHost(baseURL, country, path));
          // The banner opens for a second; axe would see its colours half way.
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        });
      }

      test('QLT-02 ACCEPTANCE 22, 28 nothing moves, though pictures come late; no error, no breach of the policy', async ({
        page,
        baseURL,
      }) => {
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => {
          if (/Content Security Policy|Trusted|hydrat/i.test(message.text()))
            complaints.push(message.text());
        });
        await page.route('**/_ipx/**', async (route) => {
          await new Promise((done) => setTimeout(done, 300));
          await route.continue();
        });
        await page.setViewportSize({ width: 390, height: 800 });
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
              const value = 'value' in entry ? Number(entry.value) : 0;
              const sources =
                'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
              const names = sources.map(({ node }) =>
                node instanceof Element ? node.outerHTML.slice(0, 80) : '?',
              );
              if (value > 0.001) shifts.push(`${value.toFixed(4)} ${names.join(' ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(onHost(baseURL, country, path));
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(1200);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        expect(complaints).toEqual([]);
      });

      test('QLT-08 ACCEPTANCE 30 reads without JavaScript, and does not scroll sideways at 320 px', async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport: { width: 320, height: 700 },
        });
        const page = await context.newPage();
        await page.goto(onHost(baseURL, country, path));
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();
        const words = (await page.locator('main').innerText()).split(/\s+/).length;
        expect(words).toBeGreaterThan(20);
        await expect(
          page.locator('header form[action="/search"] input[name="keywords"]').first(),
        ).toBeAttached();
        await context.close();
        const scripted = await browser.newPage({ viewport: { width: 320, height: 700 } });
        await scripted.goto(onHost(baseURL, country, path));
        const overflow = await scripted.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await scripted.close();
      });
    });
  }
}
