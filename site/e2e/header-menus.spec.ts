import { expect, type Page, test } from '@playwright/test';
import { bar, holdScripts, variants } from './header-page.ts';

const button = (page: Page, name: string) => bar(page, 'desktop').getByRole('button', { name });
const panel = (page: Page) => page.locator('[data-bar="desktop"] [popover]:popover-open');
/** The scripts that have arrived, by name. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/([^/.]+)\.[^/]+\.js$/.exec(name)?.[1] ?? []),
  );
const focused = (page: Page) => page.locator(':focus');

test.describe('before any script', () => {
  test.describe('and without any', () => {
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
});

test.describe('on a slow line', () => {
  // Slow 4G, as browsers' own tools have it: nothing is warmed up, and nothing is waited for but the HTML.
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: 180_000,
      uploadThroughput: 84_000,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  });

  test('KBD-07 KBD-10 keys open a menu, walk and find, and the page does not scroll', async ({
    page,
  }) => {
    // The header is there before the script that answers keys.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/page\./.test(name)),
    );
    await button(page, 'Knowledge hub').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page).textContent()).toBe('Know your water');
    await page.keyboard.type('c');
    expect(await focused(page).textContent()).toBe('Contaminants');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Knowledge hub')).toBeFocused();
    expect(await scriptsOf(page)).toEqual(['page']);
  });

  test('KBD-01 the first hover opens', async ({ page }) => {
    await button(page, 'Knowledge hub').hover();
    await expect(panel(page)).toBeVisible();
    expect(await scriptsOf(page)).toEqual(['page']);
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

  test('KBD-02 the click that follows on a hover does not close what it opened; the next one does', async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, 'Products').hover();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Products').click();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Products').click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('KBD-03 A-51 leaving does not close what the keyboard is in', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Products').hover();
    await expect(panel(page)).toBeVisible();
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
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

  test('KBD-05 Tab closes and goes on behind the menu; Shift+Tab goes back to its button', async ({
    page,
  }) => {
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(focused(page)).toHaveText('Product selector');
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(button(page, 'Products')).toBeFocused();
  });

  test('KBD-07 KBD-08 arrows walk and wrap, Home and End jump, Up opens at the end', async ({
    page,
  }) => {
    await button(page, 'Knowledge hub').focus();
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveText('Regulations for water suppliers');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('All guides');
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveText('Regulations for water suppliers');
    await page.keyboard.press('Home');
    await expect(focused(page)).toHaveText('All guides');
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveText('Regulations for water suppliers');
  });

  test('KBD-07 every link of the product menu is reached by the arrow down', async ({ page }) => {
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    const count = await panel(page).getByRole('link').count();
    const seen = new Set<string>();
    for (let step = 0; step < count; step += 1) {
      seen.add(
        await focused(page).evaluate(
          (element) => `${element.getAttribute('href')} ${element.textContent}`,
        ),
      );
      await page.keyboard.press('ArrowDown');
    }
    expect(seen.size).toBe(count);
  });

  test('KBD-07 left and right go to the column beside', async ({ page }) => {
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Mixer taps');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText('Mains water filter systems');
  });

  test('KBD-07 left and right walk along the bar, and an open menu hands over', async ({
    page,
  }) => {
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Product selector');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('All guides');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveText('Where to buy');
    await expect(panel(page)).toHaveCount(0);
  });

  test('KBD-09 A-51b PageDown and PageUp go ten entries, or to the end', async ({ page }) => {
    await button(page, 'Company and support').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveText('About us');
    await page.keyboard.press('PageDown');
    await expect(focused(page)).toHaveText('Downloads');
    await page.keyboard.press('PageDown');
    await expect(focused(page)).toHaveText('Videos');
    await page.keyboard.press('PageUp');
    await expect(focused(page)).toHaveText('News');
  });

  test('KBD-08 KBD-09 from the button of an open menu, Home, End and the page keys enter it', async ({
    page,
  }) => {
    const trigger = button(page, 'Company and support');
    const links = panel(page).getByRole('link');
    for (const [key, index] of [
      ['PageDown', 10],
      ['PageUp', 0],
      ['End', -1],
      ['Home', 0],
    ] as const) {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(links.nth(index)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
    }
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(button(page, 'Products')).toBeFocused();
  });

  test('KBD-10 letters find by the first letters; after 350 ms a new search begins', async ({
    page,
  }) => {
    await button(page, 'Company and support').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('pr');
    await expect(focused(page)).toHaveText('Product support');
    await page.waitForTimeout(400);
    await page.keyboard.type('d');
    await expect(focused(page)).toHaveText('Downloads');
    await page.waitForTimeout(400);
    await page.keyboard.type('product r');
    await expect(focused(page)).toHaveText('Product recalls');
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

for (const [audience, path] of variants) {
  test(`KBD-01 KBD-04 KBD-05 KBD-07 the keyboard walk through every menu of ${audience}`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    for (const trigger of await bar(page, 'desktop').locator('button[popovertarget]').all()) {
      await trigger.focus();
      await page.keyboard.press('ArrowDown');
      await expect(panel(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('End');
      await expect(panel(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(trigger).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel(page)).toHaveCount(0);
      await expect(trigger).not.toBeFocused();
    }
  });
}
