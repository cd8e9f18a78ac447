/**
 * Lighthouse on a phone: full marks for accessibility, best practices and search on a product page. Performance
 * depends on how busy the machine is, so it is measured on request: LIGHTHOUSE=1 audits every page type in both
 * countries.
 */
import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/testing/free-port.ts';
import { wholeBrowser } from './browser.ts';
import { onHost, pageExamples } from './page-examples.ts';

const isComplete = process.env.LIGHTHOUSE !== undefined;
const categories = [
  'accessibility',
  'best-practices',
  'seo',
  ...(isComplete ? ['performance'] : []),
];
/** Search engines are asked to leave these alone (A-63, RTE-19), so they can't have full marks for search. */
const unlisted = ['search', 'not found'];
const kinds = pageExamples.filter(
  ([kind]) => !unlisted.includes(kind) && (isComplete || kind === 'product'),
);

for (const country of isComplete ? (['au', 'nz'] as const) : (['au'] as const)) {
  test(`QLT-05 Lighthouse gives full marks on ${kinds.length} page types (${country})`, async ({
    baseURL,
  }) => {
    test.setTimeout(kinds.length * 90_000);
    const port = await freePort();
    const args = [...(wholeBrowser.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...wholeBrowser, args });
    try {
      for (const [kind, path] of kinds) {
        const options = {
          port,
          onlyCategories: categories,
          logLevel: 'silent' as const,
          // Only performance is measured, as on a slow line.
          ...(!isComplete && { throttlingMethod: 'provided' as const }),
          disableFullPageScreenshot: true,
        };
        const result = await lighthouse(onHost(baseURL, country, path), options);
        const scores = Object.values(result?.lhr.categories ?? {});
        expect(scores).toHaveLength(categories.length);
        const missed = Object.values(result?.lhr.audits ?? {})
          .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
          .map(({ id }) => id);
        expect
          .soft(
            scores.map(({ id, score }) => [id, score]),
            `${kind}: ${missed.join(' ')}`,
          )
          .toEqual(scores.map(({ id }) => [id, 1]));
      }
    } finally {
      await browser.close();
    }
  });
}
