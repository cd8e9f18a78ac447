/** ACCEPTANCE 37: what a visit loads. Text counts as a CDN sends it, with brotli 11. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { bar } from './header-page.ts';

test.use({ launchOptions: wholeBrowser });

const compressed = (bytes: Buffer) => brotliCompressSync(bytes).length;

/** Collects the scripts that a page loads from now on. */
function collectScripts(page: Page): {
  readonly sizes: () => Promise<readonly (readonly [name: string, bytes: number])[]>;
  readonly bytes: () => Promise<number>;
} {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const body = response.body();
    // The page may close while a script is still arriving.
    body.catch(() => {});
    bodies.set(pathname, body);
  });
  const sizes = () =>
    Promise.all([...bodies].map(async ([name, body]) => [name, compressed(await body)] as const));
  return {
    sizes,
    bytes: async () => (await sizes()).reduce((sum, [, size]) => sum + size, 0),
  };
}

test('before the first paint a product page asks for nothing', async ({ page }) => {
  await page.goto('/HYBRID-G7');
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name.replace(/^.*\//, '')),
  );
  expect(names).toEqual([]);
});

for (const [name, path] of [
  ['the dealers', '/dealers'],
  ['a product', '/HYBRID-G7'],
] as const) {
  test(`ACCEPTANCE-37 HDR-08 ${name}: 2.6 KB of script in one request, a small one when idle, none for the menus, and one more once the search is touched`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await bar(page, 'desktop').getByRole('button', { name: 'Products' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    const [own = ['', 0], idle = ['', 0], ...more] = await scripts.sizes();
    expect(more).toEqual([]);
    expect(own[0]).toContain('/page.');
    expect(own[1]).toBeLessThanOrEqual(2662);
    expect(idle[0]).toContain('-when-idle.');
    // The saved list's count in the header takes 15 bytes, apostrophes 20, and fields that arrive before they are seen 13.
    expect(idle[1]).toBeLessThanOrEqual(2198);
    await page.locator('#header-search').click();
    await expect(page.locator('#header-search')).toHaveAttribute('role', 'combobox');
    // The whole search, up to its first answer.
    expect(await scripts.sizes()).toHaveLength(3);
    // The box says which words and codes were left out, and a row shows its lead-free status: together 200 bytes.
    expect(await scripts.bytes()).toBeLessThanOrEqual(16_900);
  });
}
