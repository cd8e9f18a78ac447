import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { errorsSaid } from './console-errors.ts';
import { bar, header, noteWhenSet } from './header-page.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({
  launchOptions: wholeBrowser,
  contextOptions: { reducedMotion: 'no-preference' },
});

const cookie = 'upgrade_notification_closed';

/** Records the banner's last animation and its length, because a slow machine may look too late. */
async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Element) || !target.closest('[data-banner-panel]')) return;
        const { animationDuration, transitionDuration } = getComputedStyle(target);
        const length = type === 'animationstart' ? animationDuration : transitionDuration;
        document.documentElement.dataset.testMotion = `${type} ${length}`;
      });
    }
  });
}

test('BNR-01 BNR-02 the banner is shown and leads to the upgrade special', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Offer' });
  await expect(banner).toBeVisible();
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(/\/upgrade-special-2025$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('BNR-03 CST-06 it opens in one second, in a space that was there before: nothing shifts', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const wasSetBeforePaint = await noteWhenSet(page, 'data-banner');
  await noteMotion(page);
  await page.goto('/mixer-taps');
  await expect(page.locator('html')).toHaveAttribute('data-test-motion', 'animationstart 1s');
  expect(await wasSetBeforePaint()).toBe(true);
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished)));
  expect(await shifts()).toEqual([]);
});

test('BNR-04 BNR-05 CST-06 ACCEPTANCE-36 closing takes half a second, is remembered for 30 days, and focus goes on', async ({
  page,
}) => {
  await noteMotion(page);
  await page.goto('/');
  const close = page.getByRole('button', { name: 'Close this offer' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-test-motion', 'transitionrun 0.5s');
  await expect(page.getByRole('region', { name: 'Offer' })).toBeHidden();
  await expect(bar(page, 'brand').getByRole('link', { name: 'Puretec home' })).toBeFocused();
  const [stored] = (await page.context().cookies()).filter(({ name }) => name === cookie);
  expect(stored).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((stored?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days * 100) / 100).toBe(30);
});

test('BNR-07 ERR-03 ACCEPTANCE-29 cookies that throw are logged: the page has the bars of its path, and the banner still closes', async ({
  page,
}) => {
  const errors = errorsSaid(page);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
  });
  await page.goto('/dealers');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offer' })).toBeVisible();
  await page.getByRole('button', { name: 'Close this offer' }).click();
  await expect(page.getByRole('region', { name: 'Offer' })).toBeHidden();
  expect(errors.some((text) => text.startsWith('Error in reading a cookie:'))).toBe(true);
});

test('BNR-03 ACCEPTANCE-35 with reduced motion it is there at once, and gone at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const panel = page.locator('[data-banner-panel]');
  expect(
    await panel.evaluate((element) =>
      element.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'),
    ),
  ).toBe(true);
  // The base styles shorten every transition, so closing takes no time.
  const duration = await panel.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(duration).toBe('0s');
  await page.getByRole('button', { name: 'Close this offer' }).click();
  await expect(header(page)).not.toHaveAttribute('data-banner');
});
