/** Registering a product and writing to us, with the keyboard, through faults and failures. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

const notice = (page: Page) => page.getByRole('group', { name: /look$|not sent$|^Sent$/ });
const fault = (page: Page, label: string) =>
  page.getByLabel(label).locator('xpath=preceding-sibling::*[contains(@class, "error")]');

/** Types into the field that has the focus, and goes on to the next. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

async function writeMessage(page: Page, message: string): Promise<void> {
  await page.goto('/contact-us');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Subject').selectOption('Safety');
  await page.getByLabel('Message', { exact: true }).fill(message);
}

/** An address of the server itself: Node does not know the names of the trees. */
function atServer(baseURL: string | undefined, path: string): string {
  const url = new URL(path, baseURL);
  url.hostname = '127.0.0.1';
  return url.href;
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
});

test('VAL-07 VAL-09 a summary leads to each fault, and a fault goes once it is put right', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText('4 answers need a look');
  await expect(page).toHaveTitle(/^Not sent: /);
  await notice(page).getByRole('link', { name: 'Enter an email address' }).press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(
    'Enter an email address, like name@example.com. We answer to this address.',
  );
  await page.keyboard.type('ann@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(fault(page, 'Email')).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription('We answer to this address.');
});

test('VAL-07 nobody is told off while typing for the first time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  // From here on time stands still but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const email = page.getByLabel('Email');
  await email.pressSequentially('ann');
  await page.clock.runFor(2000);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(fault(page, 'Email')).toContainText('with an @ and a dot');
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

test('VAL-09 A-60 what the endpoint says stands at its fields', async ({ page }) => {
  await page.route('**/forms/contact', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 422, message: '', errors: { name: 'Use another name.', other: 'Odd.' } },
    }),
  );
  await writeMessage(page, 'Refused');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(notice(page)).toContainText('2 answers need a look');
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
      await expect(notice(page)).toContainText('This was not sent');
      await setFault(request, baseURL, 'none');
      await notice(page).getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(notice(page)).toContainText('Your message has been sent');
      await page.reload();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    });
  }
});

test('A-60 without a network nothing is lost either', async ({ page, context }) => {
  await writeMessage(page, 'offline');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(notice(page)).toContainText('This device has no connection');
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
  await expect(notice(page)).toContainText('Your message has been sent');
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
  await expect(notice(page)).toContainText('Your question has been sent');
});

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
  await expect(notice(page)).toContainText('3 answers need a look');
  await expect(fault(page, 'Product code')).toContainText(
    'No product of ours has the code NOTACODE',
  );
  await expect(fault(page, 'Serial number')).toContainText('letters, digits and hyphens');
  await expect(fault(page, 'Date of purchase')).toContainText('not in the future');
  await expect(page.getByLabel('Product code')).toHaveValue('NOTACODE');
  await expect(page.getByLabel('Serial number')).toHaveValue('!!!');
  await page.getByLabel('Date of purchase').fill('1988-12-31');
  await expect(fault(page, 'Date of purchase')).toContainText('1 January 1989');

  await page.getByLabel('Date of purchase').fill('2025-03-31');
  await page.getByLabel('Serial number').fill('SN-1');
  const code = page.getByLabel('Product code');
  await code.fill('cr45-a');
  await code.press('Tab');
  await expect(page.getByText('cr45-a is CR45 today.')).toBeVisible();
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
  await expect(fault(page, 'Number of dwellings')).toContainText('not below 1');
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
  await expect(fault(page, 'Postcode')).toContainText('four digits');
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
      await page.route('**/assets/form.*.js', (route) => route.abort());
      const message = `Sent ${how}`;
      await writeMessage(page, message);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your message has been sent')).toBeVisible();
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
