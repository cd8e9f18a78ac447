/** Lighthouse on a phone, with LIGHTHOUSE=1: full marks on every page type, in both countries. */
import { chromium, expect, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { wholeBrowser } from './browser.ts';
import { onHost, pageExamples } from './page-examples.ts';

const categories = ['accessibility', 'best-practices', 'seo', 'performance'];
/** Search engines are asked to leave these alone (A-63, RTE-19), so they can't have full marks for search. */
const unlisted = ['search', 'not found'];
const kinds = pageExamples.filter(([kind]) => !unlisted.includes(kind));

for (const country of ['au', 'nz'] as const) {
  test(`Lighthouse gives full marks on ${kinds.length} page types (${country})`, async ({
    baseURL,
  }) => {
    test.skip(process.env.LIGHTHOUSE === undefined, 'Performance depends on the machine.');
    test.setTimeout(kinds.length * 90_000);
    const { default: lighthouse } = await import('lighthouse');
    const port = await freePort();
    const args = [...(wholeBrowser.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...wholeBrowser, args });
    try {
      for (const [kind, path] of kinds) {
        const result = await lighthouse(onHost(baseURL, country, path), {
          port,
          onlyCategories: categories,
          logLevel: 'silent',
          disableFullPageScreenshot: true,
        });
        const scores = Object.values(result?.lhr.categories ?? {});
        expect
          .soft(
            scores.map(({ id, score }) => [id, score]),
            kind,
          )
          .toEqual(categories.map((id) => [id, 1]));
      }
    } finally {
      await browser.close();
    }
  });
}
