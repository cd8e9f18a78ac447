/** Sight and focus: what is in view in a low window, while Tab is held down, and in a gallery. */
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { hiddenFocus } from './tab-through.ts';

test.use({ launchOptions: wholeBrowser });

/** A phone has its bar at the foot, which going forwards meets; a desktop at the head, which going back meets. */
async function expectFocusInSight(page: Page, path: string): Promise<void> {
  // The banner doesn't slide.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height, key] of [
    [390, 844, 'Tab'],
    [1280, 800, 'Shift+Tab'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await hiddenFocus(page, key), `${key} at ${width} px`).toEqual([]);
  }
}

// Pages whose bars differ. On every page type pages.spec.ts scrolls each control as focus does.
for (const path of ['/dealers', '/HYBRID-G7', '/faqs', '/contact-us'])
  test(`QLT-01 WCAG 2.4.11 ${path}: no bar covers what has the focus`, async ({ page }) => {
    await expectFocusInSight(page, path);
  });

test('QLT-01 WCAG 2.4.11 with products ticked to compare, no bar covers what has the focus', async ({
  page,
}) => {
  const range = '/mains-water-filter-systems/whole-house-filter-systems-for-mains';
  await page.goto(range);
  for (const place of [0, 1]) await page.locator('.tick input').nth(place).check();
  await expect(page.locator('form#compare a')).toBeVisible();
  await expectFocusInSight(page, range);
});

test('QLT-01 WCAG 2.4.11 the check finds what a bar covers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/faqs');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.style.scrollPadding = '0';
  });
  expect(await hiddenFocus(page, 'Shift+Tab')).not.toEqual([]);
});

test('QLT-01 the element with the focus is in sight at once while Tab is held down', async ({
  page,
}) => {
  await page.goto('/faqs');
  for (let key = 0; key < 60; key += 1) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('QLT-01 WCAG 2.5.7 a click shows each view of the gallery without a swipe, and its link says which', async ({
  page,
}) => {
  await page.goto('/HYBRID-G7');
  const links = page.locator('#gallery a');
  const current = page.locator('#gallery a[aria-current="true"]');
  await expect(current).toHaveText(await links.first().innerText());
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let place = 1; place < count; place += 1) {
    await links.nth(place).click();
    await expect(current).toHaveText(await links.nth(place).innerText());
    await expect(page.locator('#gallery li').nth(place)).toBeInViewport({ ratio: 0.5 });
  }
  await page.locator('#gallery ul').evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(current).toHaveText(await links.first().innerText());
});
