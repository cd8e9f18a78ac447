/** The input that a form accepts, and how it is sent without a script. */
import { expect, test } from '@playwright/test';
import { atServer, fault, notice, writeMessage } from './form-page.ts';

test('VAL-09 A-60 a registration of nothing we made, in the future, is told so and loses nothing', async ({
  page,
}) => {
  await page.goto('/warranty-registration');
  await page.getByLabel('Product code').fill('NOTACODE');
  await page.getByLabel('Serial number').fill('!!!');
  await page.getByLabel('Date of purchase').fill('2099-01-01');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Postcode').fill('5000');
  await page.getByRole('button', { name: 'Register product' }).click();
  await expect(notice(page)).toContainText('Check 3 answers');
  await expect(fault(page, 'Product code')).toContainText(
    "We don't have a product with the code NOTACODE",
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

test('VAL-09 the endpoint checks a registration again', async ({ request, baseURL }) => {
  const answer = await request.post(atServer(baseURL, '/forms/warranty-registration'), {
    data: {
      productCode: 'NOTACODE',
      serialNumber: '!!!',
      purchaseDate: '2099-01-01',
      name: 'Ann',
      email: 'ann@example.com',
      postcode: '5000',
    },
  });
  expect(answer.status()).toBe(422);
  const { errors } = await answer.json();
  expect(Object.keys(errors)).toEqual(['productCode', 'serialNumber', 'purchaseDate']);
});

test('VAL-04 VAL-05 a number is sent as a number, words without the spaces around them', async ({
  page,
}) => {
  await page.goto('/specifiers-chat-about-your-project');
  await page.getByLabel('Your name').fill('  Ann ');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Project stage').selectOption('Tender');
  await page.getByLabel('Location').fill('Hamilton');
  await page.getByLabel(/^Number of dwellings/).fill('0');
  await page.getByLabel('Your project and your question').fill('Apartments.');
  const send = page.getByRole('button', { name: 'Send your question' });
  await send.click();
  await expect(fault(page, 'Number of dwellings')).toContainText('Enter 1 or more');
  await page.getByLabel(/^Number of dwellings/).fill('12');
  const [sent] = await Promise.all([page.waitForRequest('**/forms/project-chat'), send.click()]);
  expect(sent.postDataJSON()).toMatchObject({ name: 'Ann', dwellings: 12 });
});

test('VAL-06 a lazy field is looked at when it is left, not while it is typed in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/warranty-registration');
  await page.clock.pauseAt(Date.now() + 60_000);
  const postcode = page.getByLabel('Postcode');
  await postcode.pressSequentially('50');
  await page.keyboard.press('Tab');
  await expect(fault(page, 'Postcode')).toContainText('4-digit');
  await postcode.pressSequentially('00');
  await page.clock.runFor(2000);
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(postcode).not.toHaveAttribute('aria-invalid');
});

test('VAL-08 CST-04 the summary of faults has the focus after 100 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(99);
  await expect(notice(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(notice(page)).toBeFocused();
});

for (const [how, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['whose script never comes', true],
] as const) {
  test.describe(`a form ${how}`, () => {
    test.use({ javaScriptEnabled });

    test('A-60 RTE-52 QLT-08 is sent by the browser and answered with a page', async ({
      page,
      request,
      baseURL,
    }) => {
      await page.route('**/assets/form.*.js*', (route) => route.abort());
      const message = `Sent ${how}`;
      await writeMessage(page, message);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('got your message')).toBeVisible();
      const received: readonly { body: string; status: number }[] = await (
        await request.get(atServer(baseURL, '/__received'))
      ).json();
      const sent = received.find(
        ({ body }) => new URLSearchParams(body).get('message') === message,
      );
      expect(sent?.status).toBe(200);
    });
  });
}
