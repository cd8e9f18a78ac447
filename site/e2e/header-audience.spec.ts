import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { bar, cookieOf, header, noteWhenSet, setCookie, variants } from './header-page.ts';
import { watchShifts } from './layout-shifts.ts';

test.use({ launchOptions: wholeBrowser });

const mainLabels = {
  Consumer: 'Knowledge hub',
  Dealers: 'Categories',
  Specifiers: 'Applications',
  'Food-Service': 'Product range',
} as const;

test('AUD-02 AUD-08 AUD-11 AUD-15 ROLE-01 HDR-08 anyone may open any of the four sections, which is then stored', async ({
  page,
}) => {
  for (const [audience, path] of variants) {
    await page.goto(path);
    const button = bar(page, 'desktop').getByRole('button', { name: mainLabels[audience] });
    await expect(button).toBeVisible();
    const link = bar(page, 'utility').getByRole('link', { name: audience });
    await expect(link).toHaveAttribute('aria-current', 'true');
    expect(await cookieOf(page, 'currentPage')).toBe(audience);
  }
  const sections = bar(page, 'utility').getByRole('navigation', { name: 'Audience' });
  await expect(sections.getByRole('link')).toHaveText(variants.map(([audience]) => audience));
});

test('AUD-07 A-01 a stored audience brings its own bars, with no flash and no layout shift', async ({
  page,
}) => {
  await setCookie(page, 'currentPage', 'Dealers');
  const shifts = await watchShifts(page);
  const wasSetBeforePaint = await noteWhenSet(page, 'data-pending');
  // The bars come once the page itself has told how it waits for them: a moment later is another page's.
  const waiting = await tellHowItWaits(page);
  await page.route(/when-idle/, async (route) => {
    await waiting();
    await route.continue();
  });
  await page.goto('/faqs');
  expect(await wasSetBeforePaint()).toBe(true);
  const { isOwnBarShown, height } = await waiting();
  expect(isOwnBarShown).toBe(false);
  await expect(bar(page, 'dealers')).toBeVisible();
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Categories' })).toBeVisible();
  await expect(header(page)).toHaveAttribute('data-audience', 'Dealers');
  expect(await header(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(
    height,
  );
  expect(await shifts()).toEqual([]);
});

type Waiting = { readonly isOwnBarShown: boolean; readonly height: number };

/** Resolves to the state of the header once the page is parsed and waits for another audience's bars. */
async function tellHowItWaits(page: Page): Promise<() => Promise<Waiting>> {
  let told = (_: Waiting): void => {};
  const waiting = new Promise<Waiting>((done) => {
    told = done;
  });
  await page.exposeFunction('tellHowItWaits', told);
  await page.addInitScript(() => {
    const look = () => {
      const root = document.querySelector('[data-header][data-pending]');
      if (!root || document.readyState === 'loading') return requestAnimationFrame(look);
      const own = root.querySelector('[data-bar="desktop"]');
      return Reflect.get(
        window,
        'tellHowItWaits',
      )({
        isOwnBarShown: own?.checkVisibility({ visibilityProperty: true }),
        height: root.getBoundingClientRect().height,
      });
    };
    look();
  });
  return () => waiting;
}

test('AUD-07 the same on a phone, where the dealers have a bar too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setCookie(page, 'currentPage', 'Dealers');
  const shifts = await watchShifts(page);
  await page.goto('/faqs');
  await expect(bar(page, 'dealers')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('AUD-10 AUD-14 choosing a section stores it, then loads its page', async ({ page }) => {
  await page.goto('/faqs');
  await bar(page, 'utility').getByRole('link', { name: 'Specifiers' }).click();
  await expect(page).toHaveURL(/\/specifiers$/);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'currentPage');
  expect(cookie).toMatchObject({ value: 'Specifiers', path: '/', sameSite: 'Lax' });
});

test('AUD-10 A-01 a choice holds though the header arrives after it was made', async ({ page }) => {
  // A page that was fetched early would come at once.
  await page.route('**/speculation-rules.json', (route) => route.abort());
  await page.goto('/dealers');
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const home = (url: URL) => url.pathname === '/';
  await page.route(/\/assets\/.*\.js$/, (route) => later(200).then(() => route.continue()));
  await page.route(home, (route) => later(1500).then(() => route.continue()));
  await bar(page, 'utility').getByRole('link', { name: 'Consumer' }).click();
  await page.waitForURL(home);
  expect(await cookieOf(page, 'currentPage')).toBe('Consumer');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
});

test('A-01 what was typed before another audience came stays', async ({ page }) => {
  await setCookie(page, 'currentPage', 'Dealers');
  await page.route(/when-idle/, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.goto('/faqs');
  const input = header(page).locator('input[name="keywords"]').first();
  await input.fill('WH2-60');
  await expect(bar(page, 'dealers')).toBeVisible();
  await expect(input).toHaveValue('WH2-60');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('AUD-10 ACCEPTANCE-30 without JavaScript the switcher is plain links', async ({ page }) => {
    await page.goto('/faqs');
    await page.locator('[data-bar="utility"]').getByRole('link', { name: 'Food-Service' }).click();
    await expect(page).toHaveURL(/\/food-service$/);
  });
});
