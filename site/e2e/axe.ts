/** Finds accessibility faults in the page with axe. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Scope = {
  /** Checks only inside this selector. */
  readonly part?: string;
  /** Skips these selectors. */
  readonly left?: readonly string[];
  /** Checks contrast, which is nine tenths of the work. Turn it off for text that has been checked. */
  readonly withColours?: boolean;
};

/** Returns each broken rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  { part, left = [], withColours = true }: Scope = {},
): Promise<readonly string[]> {
  // Runs axe in the page itself, because our pages have no frames. Otherwise each run opens a second page to collect
  // results from frames. Passes aren't reported either. Together, this halves the work. A page keeps axe after the
  // first run, because reading it again means half a megabyte.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    // This rule is WCAG 2.5.8, which axe leaves off by default.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (part !== undefined) axe.include(part);
  for (const each of left) axe.exclude(each);
  if (!withColours) axe.disableRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
