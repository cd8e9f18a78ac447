/** Back, when the browser restores the page from memory. */
import { expect, type Page, test } from '@playwright/test';
import { asVisitorsHaveIt } from './browser.ts';
import { bar } from './header-page.ts';

test.use({ launchOptions: asVisitorsHaveIt });

/** Notes on the page how it was shown last; it keeps the note only if it really lay in memory. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.testPersisted = String(persisted);
    });
  });

/** As the button does it; Playwright's own goBack() waits for a load that does not come. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-test-persisted', 'true');
}

test('KBD-06 a menu whose link was followed is closed after Back', async ({ page }) => {
  await page.goto('/');
  await noteReturn(page);
  await bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' }).click();
  await page.locator(':popover-open').getByRole('link', { name: 'Contaminants' }).click();
  await expect(page).toHaveURL(/contaminants$/);
  await back(page);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('HDR-15 a drawer whose link was followed is closed after Back, and starts at its first level again', async ({
    page,
  }) => {
    await page.goto('/');
    await noteReturn(page);
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.locator('summary', { hasText: 'Knowledge hub' }).tap();
    await drawer.getByRole('link', { name: 'Contaminants' }).tap();
    await expect(page).toHaveURL(/contaminants$/);
    await back(page);
    await expect(drawer).toBeHidden();
    await open.tap();
    await expect(drawer.locator('summary').first()).toBeVisible();
  });
});
