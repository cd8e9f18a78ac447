/**
 * Errands of visitors, each from the home page: with the keyboard alone, and with the thumb of one hand on a
 * phone. Clicks are counted, but not typing and the Enter after it. Errand h is the thumb's: once a page has
 * scrolled, it needs nothing in the upper third of the screen.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { onHost } from './page-types.ts';

type Hand = {
  readonly press: (target: Locator) => Promise<void>;
  readonly presses: () => number;
};
const phone = { width: 360, height: 640 };
const desktop = { width: 1440, height: 900 };

/** Scrolls as a thumb does, and taps what it was looking for where it can be reached. */
const byThumb = (page: Page) => async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const box = await target.boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const hasScrolled = await page.evaluate(() => scrollY > 0);
  if (hasScrolled) expect(middle, `${target}`).toBeGreaterThan(phone.height / 3);
  await target.tap();
};
/** Focuses a control and presses it. Arrows reach an option of the search, which never has the focus. */
const byKeyboard = (page: Page) => async (target: Locator) => {
  if ((await target.getAttribute('role')) === 'option') {
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('ArrowDown');
      if ((await target.getAttribute('aria-selected')) === 'true') break;
    }
    await expect(target).toHaveAttribute('aria-selected', 'true');
    return page.keyboard.press('Enter');
  }
  const pressed = target.locator('input').or(target).last();
  await pressed.focus();
  await expect(pressed).toBeFocused();
  const isField = await pressed.evaluate((element) => element.matches('input'));
  const isTick = await pressed.evaluate((element) => element.matches('[type="checkbox"]'));
  if (!isField || isTick) await page.keyboard.press(isTick ? 'Space' : 'Enter');
};
const hands = [
  { name: 'by keyboard at 1440', use: { viewport: desktop }, press: byKeyboard },
  {
    name: 'by thumb at 360 (errand h)',
    use: { viewport: phone, hasTouch: true },
    press: byThumb,
  },
] as const;

const box = (page: Page) => page.locator('[data-search-box] input[name="keywords"]');
const option = (page: Page, code: string) => page.getByRole('option', { name: code }).first();
const main = (page: Page) => page.getByRole('main');

/** Writes into the field that has been pressed. */
const type = (page: Page, text: string) => page.keyboard.type(text);
async function search(page: Page, { press }: Hand, text: string) {
  await press(box(page));
  await type(page, text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=/);
}

for (const { name, use, press } of hands) {
  test.describe(name, () => {
    test.use(use);
    const handOf = (page: Page): Hand => {
      let presses = 0;
      const once = press(page);
      return {
        press: async (target) => {
          presses += 1;
          await once(target);
        },
        presses: () => presses,
      };
    };

    test('errand a: tank water in New Zealand, a priced system and its yearly cost, in 5', async ({
      page,
      baseURL,
    }) => {
      const hand = handOf(page);
      await page.goto(onHost(baseURL, 'nz', '/'));
      await hand.press(
        main(page)
          .getByRole('link', { name: /^Rainwater/ })
          .first(),
      );
      await hand.press(
        main(page).getByRole('link', { name: 'Whole house rainwater systems' }).first(),
      );
      const system = main(page).locator('#products article', { hasText: 'HYBRID-G8' });
      await expect(system).toContainText(/\$[\d,]+\.\d\d\s*inc GST/);
      await hand.press(system.getByRole('link'));
      await expect(
        main(page)
          .getByText(/\$[\d,]+\.\d\d inc GST a year/)
          .first(),
      ).toBeVisible();
      expect(hand.presses()).toBeLessThanOrEqual(5);
    });

    test('errand b: the cartridges of a Hybrid G7 with prices, and shops with the part carried on, in 4', async ({
      page,
    }) => {
      const hand = handOf(page);
      await page.goto('/');
      await hand.press(page.locator('#finder-system'));
      await type(page, 'hybrid g7');
      await page.keyboard.press('Enter');
      await expect(page.locator('#answer')).toContainText(/\$[\d,.]+/);
      await hand.press(page.getByRole('link', { name: /^Where to buy [A-Z]/ }));
      await hand.press(page.getByLabel('Postcode or suburb'));
      await type(page, '3000');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        /\/stores\?postcode=3000&(?:service=&region=&)?part=[A-Z0-9%-]+$/,
      );
      await expect(page.locator('[data-places-answer] ol > li')).not.toHaveCount(0);
      expect(hand.presses()).toBeLessThanOrEqual(4);
    });

    test('errand c: a plumber has flow, connection and install guide of WH2-60, in 2', async ({
      page,
    }) => {
      const hand = handOf(page);
      await page.goto('/');
      await search(page, hand, 'wh260');
      await expect(main(page).getByText('Maximum flow rate: 60 L/min')).toBeVisible();
      await expect(
        main(page)
          .getByText(/: 1½"\sBSP/)
          .first(),
      ).toBeVisible();
      await hand.press(main(page).getByRole('link', { name: 'Install guide' }));
      await expect(page.locator('#install li')).not.toHaveCount(0);
      expect(hand.presses()).toBeLessThanOrEqual(2);
    });

    test('errand e: a café owner in New Zealand compares two espresso systems from their cards, in 5', async ({
      page,
      baseURL,
    }) => {
      const hand = handOf(page);
      await page.goto(onHost(baseURL, 'nz', '/'));
      const inBar = page.getByRole('banner').getByRole('link', { name: 'Food-Service' });
      const isInBar = await inBar.isVisible();
      await hand.press(isInBar ? inBar : main(page).getByRole('link', { name: /^A café/ }));
      await hand.press(main(page).getByRole('link', { name: 'Cafés and coffee' }));
      const ticks = main(page).locator('.tick');
      await hand.press(ticks.nth(0));
      await hand.press(ticks.nth(1));
      await hand.press(page.getByRole('button', { name: 'Compare', exact: true }));
      await expect(page.getByRole('heading', { name: 'Comparing 2 products' })).toBeVisible();
      await expect(main(page)).toContainText(/PUREMIX-X\d.*PUREMIX-X\d/s);
      expect(hand.presses()).toBeLessThanOrEqual(5);
    });

    test('errand f: PFAS from a page of text: which products and which article, in 2', async ({
      page,
    }) => {
      const hand = handOf(page);
      await page.goto('/terms');
      await hand.press(box(page));
      await type(page, 'pfas');
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
      await expect(options.last()).toHaveAttribute('href', /^\/blogs\/.*pfas/);
      await hand.press(options.first());
      await expect(main(page)).toContainText('PFAS');
      expect(hand.presses()).toBeLessThanOrEqual(2);
    });

    test('errand g: a dealer who is logged in has the price ex GST of SOL40-E3 and its spares, in 2', async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/dealers(#|$)/);
      const hand = handOf(page);
      await hand.press(box(page));
      await type(page, 'sol40-e3');
      await expect(option(page, 'SOL40-E3')).toBeVisible();
      await hand.press(option(page, 'SOL40-E3'));
      await expect(main(page).locator('.Price-large').first()).toContainText('$2,825.77 ex GST');
      await expect(
        main(page)
          .locator('#takes')
          .getByRole('link', { name: /MD-RES25/ }),
      ).toBeVisible();
      expect(hand.presses()).toBeLessThanOrEqual(2);
    });
  });
}
