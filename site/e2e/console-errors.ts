import type { Page } from '@playwright/test';

/** Collects errors from the page's console, and errors that its scripts throw. */
export function errorsSaid(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
