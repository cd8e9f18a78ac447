import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { variants, wake } from './header-page.ts';

const size = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes of each script as a CDN sends it. */
function weighScripts(page: Page): () => Promise<readonly (readonly [string, number])[]> {
  const weights: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    weights.push(
      request
        .response()
        .then((response) => response?.body())
        .then((body) => [request.url(), body ? size(body) : 0] as const),
    );
  });
  return () => Promise.all(weights);
}

for (const [audience, path] of [...variants, ['a product', '/WH2-60']] as const) {
  test(`ACCEPTANCE-37 HDR-08 ${audience}: 2.6 KB of script in one request, a small one when idle, and one more once the search is touched`, async ({
    page,
  }) => {
    const weigh = weighScripts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const untouched = await weigh();
    expect(untouched).toHaveLength(2);
    const [own, idle] = untouched;
    expect(own?.[0]).toContain('/page.');
    expect(own?.[1]).toBeLessThanOrEqual(2662);
    expect(idle?.[0]).toContain('/when-idle.');
    expect(idle?.[1]).toBeLessThanOrEqual(2150);
    await wake(page);
    const all = await weigh();
    // The whole search, up to its first answer: typing fetches no more scripts than the worker's.
    expect(all).toHaveLength(3);
    expect(all.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThanOrEqual(16_800);
  });
}
