/** Registering a product and writing to us, by keyboard, with wrong answers and failures. */
import { expect, type Page, test } from '@playwright/test';
import { fault, fillRegistration, notice, writeMessage } from './form-page.ts';

/** Types into the focused field, and moves on to the next one. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

/** The address that forms are sent to. */
const endpoint = '**/forms/*';

test('GEN-04 RTE-40 VAL-09 registers a product with the keyboard alone', async ({ page }) => {
  await page.goto('/warranty-registration');
  await page.getByLabel('Product code').focus();
  await type(page, '  WH2-60 ');
  await expect(page.getByLabel('Product code')).toHaveValue('WH2-60');
  await type(page, 'SN-0042-A');
  await page.getByLabel('Date of purchase').fill('2025-03-31');
  await page.getByLabel(/^Store, dealer/).focus();
  await type(page, '');
  await type(page, 'Ann Example');
  await type(page, 'ann@example.com');
  await page.keyboard.type('5000');
  const answering = page.waitForResponse('**/forms/warranty-registration');
  await page.keyboard.press('Enter');

  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('Your product is registered.');
  await expect(page.locator('form[method="post"]')).toHaveCount(0);
  const answer = await answering;
  expect(answer.status()).toBe(200);
  expect(answer.request().postDataJSON()).toEqual({
    productCode: 'WH2-60',
    serialNumber: 'SN-0042-A',
    purchaseDate: '2025-03-31',
    dealerName: '',
    name: 'Ann Example',
    email: 'ann@example.com',
    postcode: '5000',
  });
  await page.reload();
  for (const control of await page.locator('main form input').all())
    await expect(control).toHaveValue('');
});

test('VAL-07 VAL-09 a summary leads to each fault, a fault goes once it is put right, and the summary with the last', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('Check 4 answers');
  await expect(page).toHaveTitle(/^Not sent: /);
  await notice(page).getByRole('link', { name: 'Enter an email address' }).press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Enter an email address, like name@example.com. We’ll reply to this address.',
  );
  await page.keyboard.type('ann@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(fault(page, 'Email')).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription('We’ll reply to this address.');
  await expect(notice(page)).toContainText('Check 3 answers');
  await expect(email).toBeFocused();
  await expect(notice(page).getByRole('link', { name: 'Enter an email address' })).toHaveCount(0);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Subject').selectOption('Safety');
  await expect(notice(page)).toContainText('Check one answer');
  await page.getByLabel('Message', { exact: true }).fill('Corrected');
  await expect(notice(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Not sent: /);
});

test('A-60 a link chooses its subject in the contact form, and never over what you chose', async ({
  page,
}) => {
  await page.goto('/puretec-warranty-statement');
  await page.getByRole('link', { name: 'contact form' }).click();
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue('Warranty');
  await page.waitForLoadState('networkidle');
  await subject.selectOption('Safety');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(subject).toHaveValue('Safety');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/contact-us?subject=Nonsense');
  await page.waitForLoadState('networkidle');
  await expect(subject).toHaveValue('');
});

for (const how of ['500', 'a cut line'] as const) {
  test(`A-60 nothing is lost where the endpoint fails with ${how}, and it can be tried again`, async ({
    page,
  }) => {
    await page.route(endpoint, (route) =>
      how === '500' ? route.fulfill({ status: 500 }) : route.abort('connectionreset'),
    );
    await writeMessage(page, 'It leaks.');
    await page.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText('What you typed is still here');
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/locations');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It leaks.');
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It leaks.');
    await expect(page.getByLabel('Subject')).toHaveValue('Safety');

    await page.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(notice(page)).toContainText(
      how === '500' ? 'We couldn’t send this' : 'This may not have arrived',
    );
    await page.unroute(endpoint);
    await notice(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(notice(page)).toContainText('got your message');
    await page.reload();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  });
}

test('VAL-09 A-60 a registration of nothing we made, in the future, gets an error and loses nothing', async ({
  page,
}) => {
  await fillRegistration(page, 'NOTACODE', '!!!', '2099-01-01');
  await page.getByRole('button', { name: 'Register product' }).click();
  await expect(notice(page)).toContainText('Check 3 answers');
  await expect(fault(page, 'Product code')).toContainText(
    'We don’t have a product with the code NOTACODE',
  );
  await expect(fault(page, 'Serial number')).toContainText('letters, digits and hyphens');
  await expect(fault(page, 'Date of purchase')).toContainText('isn’t in the future');
  await expect(page.getByLabel('Product code')).toHaveValue('NOTACODE');
  await expect(page.getByLabel('Serial number')).toHaveValue('!!!');
  await page.getByLabel('Date of purchase').fill('1988-12-31');
  await expect(fault(page, 'Date of purchase')).toContainText('1 January 1989');

  await page.getByLabel('Date of purchase').fill('2025-03-31');
  await page.getByLabel('Serial number').fill('SN-1');
  const code = page.getByLabel('Product code');
  await code.fill('cr45-a');
  await code.press('Tab');
  await expect(page.getByText('cr45-a is now CR45.')).toBeVisible();
  await expect(fault(page, 'Product code')).toHaveCount(0);
  await expect(page.locator('datalist option[value="WH2-60"]')).toBeAttached();
  await page.getByRole('button', { name: 'Register product' }).click();
  await expect(notice(page)).toContainText('Your product is registered');
});

for (const [status, body] of [
  [200, { success: true, message: 'x'.repeat(300_000) }],
  [422, { errors: { message: 'x'.repeat(300_000) } }],
] as const) {
  test(`one long word in the endpoint's answer doesn't widen the page (${status})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(endpoint, (route) => route.fulfill({ status, json: body }));
    await writeMessage(page, 'Hello');
    await page.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(page.getByText('xxx').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

for (const [how, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['whose script never comes', true],
] as const) {
  test.describe(`a form ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('A-60 RTE-52 QLT-08 is sent by the browser and answered with a page', async ({ page }) => {
      await page.route('**/assets/form.*.js*', (route) => route.abort());
      await writeMessage(page, `Sent ${how}`);
      const answering = page.waitForResponse('**/forms/contact');
      await page.getByRole('button', { name: 'Send message' }).click();
      expect((await answering).status()).toBe(200);
      await expect(page.getByText('got your message')).toBeVisible();
    });
  });
}
