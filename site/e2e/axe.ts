/** Faults that axe finds in the page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Scope = {
  /** Only within this selector. */
  readonly part?: string;
  /** Not within these. */
  readonly left?: readonly string[];
  /** Nine tenths of the work: no need to look at the same words twice. */
  readonly withColours?: boolean;
};

/** Each rule that is broken, with the elements that break it. */
export async function axeFindings(
  page: Page,
  { part, left = [], withColours = true }: Scope = {},
): Promise<readonly string[]> {
  // In the page itself, since no page of ours has frames: else each look opens a second page to
  // gather what the frames said. Passes aren't reported. Both together halve the work.
  // A page that was looked at before has axe already: half a megabyte to read.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    // WCAG 2.5.8, which axe leaves off.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (part !== undefined) axe.include(part);
  for (const each of left) axe.exclude(each);
  if (!withColours) axe.disableRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
