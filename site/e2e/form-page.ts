/** Shared by tests of forms: error messages, a product to register, and a message to send. */
import type { Page } from '@playwright/test';

export const notice = (page: Page) =>
  page.getByRole('group', { name: /^There’s a problem|send this$|not have arrived$|^Sent$/ });
export const fault = (page: Page, label: string) =>
  page.getByLabel(label).locator('xpath=preceding-sibling::*[contains(@class, "error")]');

export async function fillRegistration(page: Page, code: string, serial: string, bought: string) {
  await page.goto('/warranty-registration');
  await page.getByLabel('Product code').fill(code);
  await page.getByLabel('Serial number').fill(serial);
  await page.getByLabel('Date of purchase').fill(bought);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Postcode').fill('5000');
}

export async function writeMessage(page: Page, message: string): Promise<void> {
  await page.goto('/contact-us');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Subject').selectOption('Safety');
  await page.getByLabel('Message', { exact: true }).fill(message);
}
