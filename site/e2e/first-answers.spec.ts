/**
 * The first useful answer to words that people type: in the panel of the box, with products first and pages
 * below them, and on the first screen of /search.
 */
import { expect, test } from '@playwright/test';

const promise = '/contaminants#what-pages-promise';
const answers = [
  ['pfas', '/contaminants#pfas', '/blogs/how-to-remove-pfas-in-your-water-with-water-filtration'],
  ['bacteria', '/contaminants#bacteria', 'a product'],
  ['warranty', '/puretec-warranty-statement', '/puretec-warranty-statement'],
  ['fluoride', promise, promise],
  ['nitrate', promise, promise],
  ['giardia', promise, promise],
  ['stores', '/stores', '/stores'],
  ['install manual', '/faqs#installation-and-warranty', '/faqs#installation-and-warranty'],
  ['chlorine', '/contaminants#chlorine', 'a product'],
  ['wh260', '/WH2-60', '/WH2-60'],
  ['hybrid g7', '/HYBRID-G7', '/HYBRID-G7'],
  ['QT8-C', '/QT10-C', '/QT10-C'],
  ['QT8-S', '/QT10-C', '/QT10-C'],
  ['return policy', '/faqs#prices-and-buying', '/faqs#prices-and-buying'],
  ['rotten egg smell', promise, promise],
  ['uv lamp replacement', '/RL', 'a product'],
  ['10 inch carbon cartridge', '/CB10-05', 'a product'],
  ['stainless steel tap', '/TF-', 'a product'],
  ['drinking water', '/PUREMIX-', 'a product'],
  ['rainwater system', '/HYBRID-', 'a product'],
  ['whole house', '/WH', 'a product'],
  ['filter for tank water', '/rainwater-filter-systems', 'a product'],
] as const;

/** Each visitor asks several in a row, from the box on the page of results. */
const perVisit = 11;
const visits = Array.from({ length: Math.ceil(answers.length / perVisit) }, (_, visit) =>
  answers.slice(visit * perVisit, (visit + 1) * perVisit),
);

for (const asked of visits) {
  test(`P07 GEN-05 first answers in the panel and on the first screen of /search: ${asked.map(([query]) => query).join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto('/terms');
    const panel = page.locator('[data-search-box]');
    const box = panel.locator('input[name="keywords"]');
    const results = page.locator('[data-island="search"], [data-search-beside]');
    for (const [query, inPanel, onPage] of asked) {
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
}

test('GEN-05 SRCH-31 "stores": the page of that name is the first below the list, and ArrowDown gets there', async ({
  page,
}) => {
  await page.goto('/terms');
  const panel = page.locator('[data-search-box]');
  const box = panel.locator('input[name="keywords"]');
  await box.click();
  await box.pressSequentially('stores');
  const list = panel.getByRole('option');
  const pages = panel.getByRole('group', { name: 'Also on this site' });
  await expect(pages.locator('a').first()).toHaveText(/Where to buy/);
  await expect(list).not.toHaveCount(0);
  await box.press('ArrowUp');
  await expect(list.last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await expect(pages.locator('a').first()).toBeFocused();
  await pages.locator('a').first().press('ArrowUp');
  await expect(box).toBeFocused();
  await expect(list.last()).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  await pages.locator('a').first().press('Enter');
  await expect(page).toHaveURL(/\/stores$/);
});
