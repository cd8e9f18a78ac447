import { expect, type Page, test } from '@playwright/test';
import { bar, holdScripts } from './header-page.ts';

const button = (page: Page, name: string) => bar(page, 'desktop').getByRole('button', { name });
const panel = (page: Page) => page.locator('[data-bar="desktop"] [popover]:popover-open');
const focused = (page: Page) => page.locator(':focus');

test.describe('the dealer mega-menu', () => {
  test.beforeEach(async ({ page }) => {
    await holdScripts(page);
    await page.goto('/dealers');
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
  });

  test('NAV-03 NAV-07 KBD-07 Menu at the left, groups in two columns, each name with a line', async ({
    page,
  }) => {
    await expect(panel(page).locator('summary')).toHaveText([
      'Mains water',
      'Rainwater',
      'Caravan',
      'Ultraviolet',
      'Water Treatment',
      'Tapware',
      'Housings',
      'Cartridges',
    ]);
    await expect(focused(page)).toHaveText('Mains water');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('Rainwater');
    await expect(panel(page).getByText('Filtration and UV in one system').first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toContainText('HYBRID G Series');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toContainText('TankSafe');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText('Rainwater');
  });

  test('KBD-10 a series is found blind: typing its first letters opens its menu', async ({
    page,
  }) => {
    // A busy machine may type slower than a hand, and then it is three searches.
    await expect(async () => {
      await page.keyboard.type('uvt');
      await expect(focused(page)).toContainText('UVT Series', { timeout: 1000 });
    }).toPass();
    await expect(focused(page)).toBeVisible();
  });

  test('KBD-07 the link to the whole range is reached too', async ({ page }) => {
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveText('Overview of Products');
    await expect(focused(page)).toHaveAttribute('href', '/dealers/range');
  });

  test('NAV-07 a click keeps a menu open; without a script the lists unfold', async ({ page }) => {
    await panel(page).locator('summary', { hasText: 'Housings' }).click();
    await expect(panel(page).getByText('HX Series')).toBeVisible();
    await panel(page).locator('summary', { hasText: 'Housings' }).click();
    await expect(panel(page).getByText('HX Series')).toBeVisible();
  });
});
