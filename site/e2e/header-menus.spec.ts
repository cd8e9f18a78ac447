import { expect, type Page, test } from '@playwright/test';
import { bar, holdScripts } from './header-page.ts';

const button = (page: Page, name: string) => bar(page, 'desktop').getByRole('button', { name });
const panel = (page: Page) => page.locator('[data-bar="desktop"] [popover]:popover-open');
const focused = (page: Page) => page.locator(':focus');

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('KBD-02 NAV-01 a menu opens, closes on Escape and holds its links', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Products').click();
    await expect(panel(page).getByRole('link', { name: 'Whole house filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Products').click();
    await panel(page).getByRole('link', { name: 'Whole house filters' }).click();
    await expect(page).toHaveURL(/whole-house-filter-systems-for-mains$/);
  });
});

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => holdScripts(page));

  test('KBD-01 KBD-03 KBD-06 hover opens and moves on; leaving and a click outside close', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Products').hover();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Knowledge hub').hover();
    await expect(panel(page).getByRole('link', { name: 'Contaminants' })).toBeVisible();
    await expect(panel(page)).toHaveCount(1);
    await panel(page).getByRole('link', { name: 'Contaminants' }).hover();
    await page.waitForTimeout(400);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Knowledge hub').click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(1200, 800);
    await expect(panel(page)).toHaveCount(0);
  });

  test('KBD-02 KBD-03 A-51 the click that follows on a hover does not close what it opened, the next one does; leaving does not close what the keyboard is in', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Products').hover();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Products').click();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Products').click();
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(700, 850);
    await page.waitForTimeout(500);
    await expect(panel(page)).toBeVisible();
  });
});

test.describe('with the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
  });

  test('KBD-07 KBD-10 before any other script keys open a menu, walk and find, and the page does not scroll', async ({
    page,
  }) => {
    await button(page, 'Knowledge hub').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('Know your water');
    await page.keyboard.type('c');
    await expect(focused(page)).toHaveText('Contaminants');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Knowledge hub')).toBeFocused();
  });

  test('KBD-05 KBD-07 left and right go to the column beside and along the bar, where an open menu hands over; Shift+Tab goes back to its button', async ({
    page,
  }) => {
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Mixer taps');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText('Mains water filter systems');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Product selector');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('All guides');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Where to buy');
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page, 'Products')).toBeFocused();
  });

  test('KBD-11 Enter and Space open the menu, and activate a link', async ({ page }) => {
    for (const key of ['Enter', ' ']) {
      await page.goto('/');
      await button(page, 'Knowledge hub').focus();
      await page.keyboard.press(key);
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(focused(page)).toHaveText('Know your water');
      await page.keyboard.press(key);
      await expect(page).toHaveURL(/\/know-your-water$/);
    }
  });
});

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
    await page.keyboard.press('Home');
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
