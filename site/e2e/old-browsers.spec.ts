/** Browsers from 2022 lack newer features. Chromium simulates one by turning a feature off. */
import { expect, test } from '@playwright/test';
import { toolAnswers } from './page-examples.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const newer: readonly (readonly [owner: object | undefined, ...names: string[]])[] = [
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'try', 'withResolvers'],
      [Set.prototype, 'difference', 'intersection', 'isSubsetOf', 'union'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [URL, 'parse'],
      // Safari has never had this feature.
      [window, 'requestIdleCallback', 'cancelIdleCallback'],
    ];
    for (const [owner, ...names] of newer)
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }),
);

test('ERR-01 every tool answers', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [name, path, answer] of toolAnswers) {
    await page.goto(path);
    await expect(page.locator(answer).first(), name).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('A-20 the search suggests products, and lists them', async ({ page }) => {
  await page.goto('/about-us');
  await page.locator('#header-search').fill('softener');
  await expect(page.getByRole('option').first()).toContainText('SOL');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tool="search"] article').first()).toBeVisible();
});
