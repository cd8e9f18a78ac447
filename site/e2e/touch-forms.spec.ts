/** Forms on a phone: leaving a field changes its error between the finger's touch and its click. */
import { expect, type Page, test } from '@playwright/test';
import { fault, fillRegistration, notice } from './form-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

// Safari doesn't scroll along when a layout changes, so the button moves wherever the field is.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    });
  }),
);

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** Replaces a field's answer without leaving the field, as a visitor does before tapping something else. */
async function retype(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.tap();
  await field.fill('');
  await field.pressSequentially(text);
}

test('GEN-04 VAL-09 the first tap sends after the postcode gained or lost its error', async ({
  page,
}) => {
  await fillRegistration(page, 'WH2-60', 'SN-0042-A', '2025-03-31');
  await retype(page, 'Postcode', '12');
  await tap(page, 'Register product');
  await expect(notice(page)).toContainText('Check one answer');
  // This appears a moment after the notice, and would interrupt the typing.
  await expect(notice(page)).toBeFocused();
  await expect(fault(page, 'Postcode')).toHaveCount(1);
  await retype(page, 'Postcode', '5000');
  await tap(page, 'Register product');
  await expect(notice(page)).toContainText('Your product is registered.');
});

test('VAL-07 an error waits until a link below the form was tapped', async ({ page }) => {
  await page.goto('/get-a-quote');
  await retype(page, 'Email', 'ann');
  await page.getByRole('main').getByRole('link', { name: 'privacy and cookies' }).tap();
  await expect(page).toHaveURL(/\/privacy$/);
});
