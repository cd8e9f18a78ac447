/** Each menu of each audience's header by keyboard, pointer and axe. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { bar, variants } from './header-page.ts';
import { unreachable } from './press-targets.ts';

/** Header controls that aren't high enough for a thumb. */
const smallTargets = (page: Page) =>
  page.locator('[data-header] :is(a, button, summary, input)').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      // A link inside a sentence is exempt (WCAG 2.5.8).
      .filter((element) => element.closest('p') === null)
      .map((element) => [element.textContent || element.id, element.clientHeight] as const)
      .filter(([, height]) => height < 44),
  );

async function expectSound(page: Page, part: string, withAxe = true): Promise<void> {
  // Ends every transition at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  if (withAxe) expect.soft(await axeFindings(page, { part }), part).toEqual([]);
  expect.soft(await unreachable(page, part), part).toEqual([]);
}

for (const [audience, path, row] of variants) {
  test(`${row} NAV-02 NAV-03 NAV-08 NAV-09 KBD-01 KBD-04 KBD-05 KBD-07 QLT-01 ${audience}: a black bar and a drawer with the same entries; the first and last menu can be walked by keyboard, and all are accessible and can be pressed`, async ({
    page,
  }) => {
    await page.goto(path);
    const desktop = bar(page, 'desktop');
    const onBar = desktop.locator('[data-bar-entry]');
    const entries = await onBar.allInnerTexts();
    expect(entries.length).toBeGreaterThan(4);
    await expect(onBar.last()).toBeVisible();
    const black = await desktop.evaluate(
      (element) => element.parentElement && getComputedStyle(element.parentElement).backgroundColor,
    );
    expect(black).toBe('rgb(12, 27, 42)');
    await expect(bar(page, 'mobile')).toBeHidden();

    const panel = page.locator('[data-bar="desktop"] :popover-open');
    const triggers = await desktop.locator('button[popovertarget]').all();
    for (const [at, trigger] of triggers.entries()) {
      if (at === 0 || at === triggers.length - 1) {
        await trigger.focus();
        await page.keyboard.press('ArrowDown');
        await expect(panel.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('End');
        await expect(panel.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(trigger).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(panel).toHaveCount(0);
        await expect(trigger).not.toBeFocused();
      }
      await trigger.click();
      // All menus of a bar have the same markup.
      await expectSound(page, ':popover-open', at === 0);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
    await expectSound(page, '[data-header]');
    await bar(page, 'utility')
      .getByRole('button', { name: /Country/ })
      .click();
    await expectSound(page, '#country-menu');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(desktop).toBeHidden();
    await expect(bar(page, 'utility')).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    await bar(page, 'mobile').getByRole('button', { name: 'Menu' }).click();
    const top = page.getByRole('dialog', { name: 'Menu' }).locator('ul').first();
    const inDrawer = top.locator(':scope > li > a, :scope > li > details > summary');
    await expect(inDrawer).toHaveText(entries);
    await expect(inDrawer.first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await unreachable(page, '[data-drawer]')).toEqual([]);
    await page.locator('dialog summary').first().click();
    await expectSound(page, '[data-drawer]');
  });
}
