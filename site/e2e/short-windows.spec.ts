/** Sight and focus: what is in view in a low window, while Tab is held down, and in a gallery. */
import { expect, test } from '@playwright/test';

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

test('QLT-01 the gallery says which of its views is shown', async ({ page }) => {
  await page.goto('/HYBRID-G7');
  const links = page.locator('#gallery a');
  const current = page.locator('#gallery a[aria-current="true"]');
  await expect(current).toHaveText(await links.first().innerText());
  await links.nth(1).click();
  await expect(current).toHaveText(await links.nth(1).innerText());
  await page.locator('#gallery ul').evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(current).toHaveText(await links.first().innerText());
});
