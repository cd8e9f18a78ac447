/** Faults that axe finds in the page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each rule that is broken, with the elements that break it. With `part`, only within that selector. */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  // In the page itself, since no page of ours has frames: else each look opens a second page to
  // gather what the frames said. Passes aren't reported. Both together halve the work.
  // A page that was looked at before has axe already: half a megabyte to read.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
