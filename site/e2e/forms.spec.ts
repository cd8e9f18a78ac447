/** Registering a product and writing to us, with the keyboard, through faults and failures. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { atServer, fault, notice, writeMessage } from './form-page.ts';

/** Types into the field that has the focus, and goes on to the next. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const setFault = (
  request: APIRequestContext,
  baseURL: string | undefined,
  mode: string,
  match = '',
) => request.post(atServer(baseURL, '/__fault'), { data: { backend: 'forms', mode, match } });

test('GEN-04 RTE-40 VAL-09 registers a product with the keyboard alone', async ({
  page,
  request,
  baseURL,
}) => {
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
  await page.keyboard.press('Enter');

  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('Your product is registered.');
  await expect(page.locator('form[method="post"]')).toHaveCount(0);
  const received: readonly { path: string; body: string; status: number }[] = await (
    await request.get(atServer(baseURL, '/__received'))
  ).json();
  const sent = received.find(({ body }) => body.includes('SN-0042-A'));
  expect(sent).toMatchObject({ path: '/forms/warranty-registration', status: 200 });
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a product whose price is on request carries its code into a quote request', async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto('/FILTERWALL-F5');
      await page.getByRole('link', { name: 'Get a quote' }).first().click();
      await expect(page).toHaveURL(/#quote$/);
      const email = `ann-${javaScriptEnabled}@example.com`;
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Postcode').fill('3000');
      await page.getByRole('button', { name: 'Get a quote' }).click();
      await expect(page.getByText("Thanks, we've got your request.")).toBeVisible();
      const received: readonly { path: string; body: string; status: number }[] = await (
        await request.get(atServer(baseURL, '/__received'))
      ).json();
      const sent = received.find(({ body }) => decodeURIComponent(body).includes(email));
      expect(sent).toMatchObject({ path: '/forms/quote', status: 200 });
      expect(sent?.body).toContain('FILTERWALL-F5');
    });
  });
}

test('VAL-07 VAL-09 a summary leads to each fault, and a fault goes once it is put right', async ({
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
    "Enter an email address, like name@example.com. We'll reply to this address.",
  );
  await page.keyboard.type('ann@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(fault(page, 'Email')).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription("We'll reply to this address.");
  await expect(notice(page)).toContainText('Check 3 answers');
  await expect(email).toBeFocused();
  await expect(notice(page).getByRole('link', { name: 'Enter an email address' })).toHaveCount(0);
});

test('VAL-09 the summary goes once every answer is corrected', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toContainText('Check 4 answers');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Subject').selectOption('Safety');
  await expect(notice(page)).toContainText('Check one answer');
  await page.getByLabel('Message', { exact: true }).fill('Corrected');
  await expect(notice(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Not sent: /);
});

test('VAL-07 a field stays quiet while you first type in it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  // From here on only the test moves the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  const email = page.getByLabel('Email');
  await email.pressSequentially('ann');
  await page.clock.runFor(2000);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(fault(page, 'Email')).toContainText('It should look like name@example.com');
  await email.pressSequentially('@example.com');
  await page.clock.runFor(299);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.clock.runFor(1);
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('VAL-07 who only passes by a field has done nothing wrong yet', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Your name').focus();
  for (const _field of [1, 2, 3]) await page.keyboard.press('Tab');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('VAL-09 A-60 messages of the endpoint appear at their fields', async ({ page }) => {
  await page.route('**/forms/contact', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, message: '', errors: { name: 'Use another name.', other: 'Odd.' } },
    }),
  );
  await writeMessage(page, 'Refused');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(notice(page)).toContainText('Check 2 answers');
  await expect(fault(page, 'Your name')).toHaveText('Use another name.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Refused');
});

test.describe('when a send fails', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterEach(({ request, baseURL }) => setFault(request, baseURL, 'none'));

  for (const mode of ['500', 'html', 'broken-json', 'drop'] as const) {
    test(`A-60 nothing is lost where the endpoint fails with ${mode}, and it can be tried again`, async ({
      page,
      request,
      baseURL,
    }) => {
      await setFault(request, baseURL, mode, `fails-${mode}`);
      await writeMessage(page, `fails-${mode}`);
      await page.getByRole('button', { name: 'Send message' }).press('Enter');
      await expect(notice(page)).toBeFocused();
      await expect(notice(page)).toContainText('What you typed is still here');
      await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/locations');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`fails-${mode}`);
      await page.reload();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`fails-${mode}`);
      await expect(page.getByLabel('Subject')).toHaveValue('Safety');

      await page.getByRole('button', { name: 'Send message' }).press('Enter');
      await expect(notice(page)).toContainText(
        mode === 'drop' ? 'This may not have arrived' : 'We couldn’t send this',
      );
      await setFault(request, baseURL, 'none');
      await notice(page).getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(notice(page)).toContainText('got your message');
      await page.reload();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    });
  }
});

test('A-60 without a network nothing is lost either', async ({ page, context }) => {
  await writeMessage(page, 'offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toContainText('You’re offline');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('offline');
});

test('A-60 works where the browser refuses to store a draft', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await writeMessage(page, 'no storage');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toContainText('got your message');
});

test('RTE-53 VAL-09 asks about a project', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/specifiers-chat-about-your-project');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Project stage').selectOption('Concept');
  await page.getByLabel('Location').fill('Hamilton');
  await page.getByLabel('Your project and your question').fill('Twelve apartments on mains.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Send your question' }).press('Enter');
  await expect(notice(page)).toContainText("we've got it");
});

test('words cleared right before leaving do not come back', async ({ page }) => {
  await page.goto('/contact-us');
  await page.waitForLoadState('networkidle');
  const name = page.getByLabel('Your name');
  await name.fill('Ann Example');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Ann Example');
  await name.fill('');
  await page.goto('/contact-us');
  await page.waitForLoadState('networkidle');
  await expect(name).toHaveValue('');
});
