/** SPEC 6, A-33: after a login, every price shows without GST first, then with GST. */
import { expect, test } from '@playwright/test';
import { logIn } from './header-page.ts';
import { range } from './page-examples.ts';

const codes = 'CB10-05,PL10-05';

/** Each part of the site that shows prices, with a selector. */
const places = [
  ['a product', '/WH2-45', 'main .Price-large'],
  ['a list of products', range, '#products article'],
  ['a range and its tiles', '/mains-water-filter-systems', 'main .Card-card, #ranges li'],
  ['a teaser', range, 'main .Teaser-printed'],
  ['a promotion', '/', 'main aside .Teaser-printed'],
  ['the yearly cost of parts', '/WH2-45', '#cost [data-usage]'],
  ['the saved list', `/saved?codes=${codes}`, '[data-tool="saved"] article'],
  ['the cartridge finder', '/find-my-cartridge?code=HYBRID-G7', '#answer table'],
  ['the yearly cost in the finder', '/find-my-cartridge?code=HYBRID-G7', '#answer table + .aside'],
  ['the results of the search', '/search?keywords=cb10', '[data-tool="search"] article'],
  ['the comparison', `/compare?codes=${codes}`, '[aria-label="Comparison: table"]'],
] as const;

test('ROLE-03 ROLE-04 A-33 wherever a price is shown, it comes without GST first once you are logged in', async ({
  page,
}) => {
  test.slow();
  const shown = (prices: string) => page.locator(prices).first();
  await logIn(page);
  for (const [place, path, prices] of places)
    await test.step(`${place}, logged in`, async () => {
      await page.goto(path);
      await expect(shown(prices)).toContainText('ex GST');
      await expect(shown(prices)).toContainText(/inc GST|INCL\. GST/);
    });
});
