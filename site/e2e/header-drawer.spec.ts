import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const open = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('HDR-03 HDR-04 HDR-05 KBD-04 KBD-05 the drawer goes one level down and back; focus stays in it until Escape, and it starts at its first level again', async ({
  page,
}) => {
  await page.goto('/');
  await open(page).tap();
  const first = drawer(page).locator('summary').first();
  const label = (await first.textContent()) ?? '';
  await first.tap();
  await expect(first).toBeHidden();
  const back = drawer(page).locator('[data-drawer-back]').filter({ visible: true });
  await expect(back).toHaveText('Menu');
  await expect(back).toBeFocused();
  await back.tap();
  await expect(drawer(page).locator('summary', { hasText: label }).first()).toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest('[data-drawer]') === null;
    });
    expect(outside).toBe(false);
  }
  // The page under the drawer doesn't scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await first.tap();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  await open(page).tap();
  await expect(first).toBeVisible();
});

test('KBD-06 HDR-15 a tap beside the drawer closes it, and so does turning the tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  await open(page).tap();
  await expect(drawer(page)).toBeVisible();
  await page.touchscreen.tap(60, 500);
  await expect(drawer(page)).toBeHidden();
  await open(page).tap();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('ACCEPTANCE-30 the drawer is lists that unfold, with the sections as links', async ({
    page,
  }) => {
    await page.goto('/');
    await open(page).tap();
    await drawer(page).locator('summary').first().tap();
    await drawer(page).locator('summary', { hasText: 'Mains water filter systems' }).tap();
    await expect(drawer(page).getByRole('link', { name: 'Whole house filters' })).toBeVisible();
    await expect(drawer(page).locator('[data-drawer-back]').first()).toBeHidden();
    await drawer(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer(page)).toBeHidden();
    await open(page).tap();
    await drawer(page).getByRole('link', { name: 'Dealers' }).tap();
    await expect(page).toHaveURL(/\/dealers$/);
  });
});
