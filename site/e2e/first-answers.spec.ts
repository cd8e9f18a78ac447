/**
 * The first useful answer to words that people type: in the panel of the search box, with products above pages, and on
 * the first screen of /search.
 */
import { expect, test } from '@playwright/test';

const promise = '/contaminants#what-pages-promise';
const answers = [
  ['pfas', '/contaminants#pfas', '/blogs/how-to-remove-pfas-in-your-water-with-water-filtration'],
  ['warranty', '/puretec-warranty-statement', '/puretec-warranty-statement'],
  ['fluoride', promise, promise],
  ['QT8-C', '/QT10-C', '/QT10-C'],
  ['filter for tank water', '/rainwater-filter-systems', 'a product'],
] as const;

test('P07 GEN-05 first answers in the panel and on the first screen of /search', async ({
  page,
}) => {
  await page.goto('/terms');
  const panel = page.locator('[data-search-box]');
  const box = panel.locator('input[name="keywords"]');
  const results = page.locator('[data-tool="search"], [data-search-beside]');
  for (const [query, inPanel, onPage] of answers) {
    await test.step(`"${query}": ${inPanel}, then ${onPage}`, async () => {
      await box.click();
      await box.fill(query);
      await expect(panel.locator(`a[href^="${inPanel}"]`).first()).toBeVisible();
      await box.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('keywords') === query);
      await expect(
        onPage === 'a product'
          ? results.locator('article a').first()
          : results.locator(`a[href="${onPage}"]`).first(),
      ).toBeInViewport();
    });
  }
});
