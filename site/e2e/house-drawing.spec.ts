/** A house's drawing: its numbers open their entries, and it fits a phone. */
import { expect, test } from '@playwright/test';

/** The house with the most numbers, and one of the other kind of supply. */
const houses = ['surface-water-house', 'mains-water-apartment'];

test('RTE-23 each number in the drawing of a house leads to its entry, on a phone without a sideways part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of houses) {
    await page.goto(`/${path}`);
    const numbers = page.locator('figure').getByRole('link');
    const entries = page.locator('main ol > li > h2, main ol > li h2');
    await expect(numbers).toHaveCount(await entries.count());
    for (const [at, number] of (await numbers.all()).entries()) {
      const box = await number.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await expect(number).toHaveAccessibleName(
        `${at + 1}. ${await entries.nth(at).textContent()}`,
      );
    }
    const isCut = await page
      .locator('figure')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(isCut).toBe(false);
    await numbers.nth(2).press('Enter');
    await expect(page.locator('#point-3 h2')).toBeInViewport();
  }
});
