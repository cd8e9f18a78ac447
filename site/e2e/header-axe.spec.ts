import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { bar, variants } from './header-page.ts';

async function check(page: Page): Promise<void> {
  // Waits until everything that slides or fades has come to rest.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  expect(await axeFindings(page, '[data-header]')).toEqual([]);
}

for (const [audience, path] of variants) {
  test(`QLT-01 axe finds nothing in the desktop bars of ${audience}, open`, async ({ page }) => {
    await page.goto(path);
    for (const trigger of await page.locator('[data-bar="desktop"] button[popovertarget]').all()) {
      await trigger.click();
      await check(page);
      await page.keyboard.press('Escape');
    }
    await bar(page, 'utility')
      .getByRole('button', { name: /Country/ })
      .click();
    await check(page);
  });

  test(`QLT-01 axe finds nothing in the mobile bar of ${audience}, closed and open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await check(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await check(page);
    await page.locator('dialog summary').first().click();
    await check(page);
  });
}

test('QLT-01 targets are at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dealers');
  const small = () =>
    page.locator('[data-header] :is(a, button, summary, input)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        // A link inside a sentence is exempt (WCAG 2.5.8).
        .filter((element) => element.closest('p') === null)
        .map(
          (element) =>
            [element.textContent || element.id, element.getBoundingClientRect().height] as const,
        )
        .filter(([, height]) => height < 44),
    );
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await small()).toEqual([]);
});
