/** A card's link covers the whole card; whatever else can be pressed in it has to lie above that link. */
import { expect, type Page, test } from '@playwright/test';

const cards = ':is(article, li):has(.card-link)';

/** The texts of controls in cards whose centre something else covers. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.locator(cards).evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll('a:not(.card-link), button, input, label, select, summary')]
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          // A link that breaks over two lines has a rectangle for each.
          const [{ left, top, width, height } = new DOMRect()] = control.getClientRects();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isPressed = control.contains(hit) || hit?.closest('label') === control;
          return isPressed ? [] : [control.textContent?.trim() ?? control.tagName];
        }),
    ),
  );

for (const width of [390, 1280]) {
  test(`a mouse or a finger reaches every control in a card, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/saved?codes=WH2-60,HYBRID-G7',
      '/search?keywords=filter',
      '/mains-water-filter-systems/whole-house-filter-systems-for-mains',
      '/articles',
      '/mains-water-filter-systems',
      '/HYBRID-G7',
    ]) {
      await page.goto(path);
      await expect(page.locator('.card-link').first()).toBeVisible();
      expect(await coveredControls(page), path).toEqual([]);
    }
  });
}

test('Remove on the saved list takes the product off and stays on the page', async ({ page }) => {
  await page.goto('/saved?add=WH2-60,HYBRID-G7');
  await page.getByRole('button', { name: 'Remove WH2-60' }).click({ timeout: 5000 });
  await expect(page.getByRole('heading', { name: '1 product saved' })).toBeVisible();
  await expect(page).toHaveURL(/\/saved$/);
});

test('a touch on Save in a list that was sent saves the product', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/saved?codes=WH2-60');
  await page.getByRole('button', { name: 'Save WH2-60' }).tap({ timeout: 5000 });
  await expect(page.getByRole('button', { name: 'Saved WH2-60' })).toBeVisible();
  await context.close();
});
