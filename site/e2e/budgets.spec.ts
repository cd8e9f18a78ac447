/** ACCEPTANCE 37: what a page weighs. Text counts as a CDN sends it, with brotli 11; pictures as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const kb = 1024;
const out = process.env.SITE_OUT ?? 'dist';
const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;

/** Collects the scripts that a page loads from now on. */
function collectScripts(page: Page): {
  readonly names: () => string[];
  readonly bytes: () => Promise<number>;
} {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) bodies.set(pathname, response.body());
  });
  return {
    names: () => [...bodies.keys()],
    bytes: async () =>
      (await Promise.all(bodies.values())).reduce((sum, body) => sum + compressed(body), 0),
  };
}

for (const country of ['au', 'nz']) {
  test(`a product page has at most 30 KB of HTML and styles (${country})`, () => {
    const tree = join(out, country);
    const styles = readdirSync(join(tree, 'assets')).filter((name) => /^site\..*\.css$/.test(name));
    expect(styles).toHaveLength(1);
    const style = compressed(readFileSync(join(tree, 'assets', styles[0] ?? '')));
    const { items }: { items: { code: string }[] } = JSON.parse(
      readFileSync(join(tree, 'items.json'), 'utf8'),
    );
    const heavy = items
      .map(({ code }) => ({
        code,
        bytes: style + compressed(readFileSync(join(tree, `${code}.html`))),
      }))
      .filter(({ bytes }) => bytes > 30 * kb);
    expect(items.length).toBeGreaterThan(100);
    expect(heavy).toEqual([]);
  });
}

test('ACCEPTANCE-37 after the first use of the search at most 75 KB of script are loaded', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/HYBRID-G7');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().click();
  await page.waitForLoadState('networkidle');
  expect(scripts.names().length).toBeGreaterThan(1);
  expect(await scripts.bytes()).toBeLessThanOrEqual(75 * kb);
});

for (const path of [
  '/world',
  '/find-my-cartridge',
  '/compare',
  '/stores',
  '/contact-us',
  '/search?keywords=filter',
  '/mains-water-filter-systems/whole-house-filter-systems-for-mains',
]) {
  test(`${path} is a tool of at most 95 KB of script`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await scripts.bytes()).toBeLessThanOrEqual(95 * kb);
  });
}

for (const code of ['HYBRID-G7', 'SOL40-E3', 'FT-TB06', 'CV-D10', 'FILTERWALL-F5']) {
  test(`the first view of ${code} has at most 60 KB of pictures on a phone of density 2`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 780 },
      deviceScaleFactor: 2,
    });
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.url().includes('/_ipx/')) bytes += (await response.body()).length;
    });
    await page.goto(`${baseURL}/${code}`);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(60 * kb);
    await page.close();
  });
}
