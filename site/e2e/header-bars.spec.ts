import { expect, test } from '@playwright/test';
import { errorsSaid } from './console-errors.ts';
import { bar, header, setCookie, variants } from './header-page.ts';

test('HDR-01 HDR-20 two tiers: audience, country, login, social links with names, logo', async ({
  page,
}) => {
  await page.goto('/');
  const utility = bar(page, 'utility');
  await expect(utility.getByRole('navigation', { name: 'Audience' })).toBeVisible();
  await expect(utility.getByRole('button', { name: /Country/ })).toBeVisible();
  await expect(utility.getByRole('link', { name: 'Dealer login' })).toBeVisible();
  for (const network of ['Facebook', 'Instagram', 'YouTube', 'LinkedIn']) {
    const link = utility.getByRole('link', { name: `Puretec on ${network}` });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(bar(page, 'brand').getByRole('img', { name: 'Puretec' })).toBeVisible();
});

/** The entries of each bar, in order. */
const entries = {
  Consumer: [
    'Products',
    'Product selector',
    'Knowledge hub',
    'Where to buy',
    'Find an installer',
    'Company and support',
    'Warranty registration',
  ],
  Dealers: [
    'Dealer login',
    'Products',
    'Categories',
    'Product selector',
    'Company',
    'Help and support',
  ],
  Specifiers: [
    'Applications',
    'Water supply',
    'Treatment systems',
    'Drinking water systems',
    'Case studies',
    'Chat about your project',
    'Company',
    'Help',
  ],
  'Food-Service': [
    'Product range',
    'Where to buy',
    'Find an installer',
    'Company',
    'Help',
    'Warranty registration',
  ],
} as const;

for (const [audience, path, row] of variants) {
  test(`${row} NAV-02 NAV-03 NAV-08 NAV-09 ${audience} has a black desktop bar and a mobile bar, with the same menu`, async ({
    page,
  }) => {
    await page.goto(path);
    const desktop = bar(page, 'desktop');
    const onBar = desktop.locator('[data-bar-entry]');
    await expect(onBar).toHaveText([...entries[audience]]);
    await expect(onBar.last()).toBeVisible();
    const black = await desktop.evaluate(
      (element) => element.parentElement && getComputedStyle(element.parentElement).backgroundColor,
    );
    expect(black).toBe('rgb(12, 27, 42)');
    await expect(bar(page, 'mobile')).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(desktop).toBeHidden();
    await expect(bar(page, 'utility')).toBeHidden();
    await bar(page, 'mobile').getByRole('button', { name: 'Menu' }).click();
    const top = page.getByRole('dialog', { name: 'Menu' }).locator('ul').first();
    const inDrawer = top.locator(':scope > li > a, :scope > li > details > summary');
    await expect(inDrawer).toHaveText([...entries[audience]]);
    await expect(inDrawer.first()).toBeVisible();
  });
}

for (const width of [1024]) {
  test(`HDR-07 A-07 the extra bar has a code lookup, the catalogue groups and the login, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dealers');
    const dealers = bar(page, 'dealers');
    const menuBox = await bar(page, 'desktop').boundingBox();
    const barBox = await dealers.boundingBox();
    expect(barBox?.y).toBeGreaterThanOrEqual((menuBox?.y ?? 0) + (menuBox?.height ?? 0));
    const groups = dealers.getByRole('navigation', { name: 'Dealer catalogue' });
    await expect(groups.getByRole('link')).toHaveText([
      'Cartridges',
      'Industrial',
      'Food Service',
      'Spares Fittings & Kits',
      'Basic',
      'Irrigation',
    ]);
    await expect(groups.getByRole('link').last()).toBeVisible();
    await expect(dealers.getByRole('link', { name: 'Dealer login' })).toBeInViewport();
    const code = dealers.getByLabel('Code', { exact: true });
    await code.fill('HYBRID-G12-LF');
    // All of the longest codes can be read.
    expect(await code.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  });
}

test('HDR-07 A-07 the extra bar looks a code up', async ({ page }) => {
  await page.goto('/dealers');
  const dealers = bar(page, 'dealers');
  await dealers.getByLabel('Code', { exact: true }).fill('WH2-60');
  await dealers.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/\/search\?keywords=WH2-60$/);
});

test('HDR-07 A-07 where the menu is folded, the bar has code and login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dealers');
  const dealers = bar(page, 'dealers');
  await expect(dealers.getByRole('link', { name: 'Dealer login' })).toBeVisible();
  await expect(dealers.getByLabel('Code', { exact: true })).toBeVisible();
});

test('HDR-17 logged in, the header has one link to the portal, which no longer says login', async ({
  page,
}) => {
  await setCookie(page, 'isLoggedIn', 'true');
  const portal = header(page).locator('a[href$="#/login"]:visible');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dealers');
    await expect(portal).toHaveText(['Dealer portal']);
    await setCookie(page, 'currentPage', 'Dealers');
    await page.goto('/faqs');
    await expect(bar(page, 'dealers')).toBeVisible();
    await expect(portal).toHaveText(['Dealer portal']);
  }
  await page.goto('/specifiers');
  await expect(portal).toHaveText(['Dealer portal']);
});

test('A-01 the logo leads to the home of the audience whose header is shown', async ({ page }) => {
  const logo = bar(page, 'brand').getByRole('link', { name: 'Puretec home' });
  for (const [, path] of variants) {
    await page.goto(path);
    await expect(logo).toHaveAttribute('href', path);
  }
  await setCookie(page, 'currentPage', 'Specifiers');
  await page.goto('/faqs');
  await expect(logo).toHaveAttribute('href', '/specifiers');
});

test('HDR-10 HDR-11 HDR-12 HDR-13 HDR-14 the consumer entries lead where the specification says', async ({
  page,
}) => {
  await page.goto('/');
  const main = bar(page, 'desktop');
  await expect(main.getByRole('link', { name: 'Product selector' })).toHaveAttribute(
    'href',
    '/world',
  );
  await expect(main.getByRole('link', { name: 'Where to buy' })).toHaveAttribute('href', '/stores');
  await expect(main.getByRole('link', { name: 'Find an installer' })).toHaveAttribute(
    'href',
    '/installer',
  );
  for (const [name, url] of [
    ['Knowledge hub', '/knowledge-hub'],
    ['Company and support', '/company-and-support'],
  ] as const) {
    await main.getByRole('button', { name }).click();
    await expect(main.locator(`[popover] a[href="${url}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('HDR-17 A-08 ROLE-02 the dealer login opens the mock portal on this host', async ({
  page,
}) => {
  await page.goto('/');
  await bar(page, 'utility').getByRole('link', { name: 'Dealer login' }).click();
  await expect(page).toHaveURL(/\/\/au\.localhost:\d+\/puretec\/dealer\.ssp#\/login$/);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/\/au\.localhost:\d+\/dealers(?:#|$)/);
});

test('HDR-18 the content is at most 1230 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 });
  await page.goto('/dealers');
  const widths = await header(page)
    .locator('.wrap')
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.max(...widths)).toBe(1230);
});

test('HDR-19 IMG-04 the logo is preloaded, 200 × 48 from 1024 px on and 150 × 36 below', async ({
  page,
}) => {
  await page.goto('/');
  const logo = bar(page, 'brand').getByRole('img', { name: 'Puretec' });
  const size = () => logo.evaluate((element) => [element.clientWidth, element.clientHeight]);
  expect(await size()).toEqual([200, 48]);
  await page.setViewportSize({ width: 1023, height: 800 });
  expect(await size()).toEqual([150, 36]);
  const source = await logo.getAttribute('src');
  await expect(page.locator(`link[rel="preload"][as="image"][href="${source}"]`)).toHaveCount(1);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
});

test('HDR-08 another audience costs its own page once, and no script: the other variants stay away', async ({
  page,
}) => {
  const asked: string[] = [];
  await setCookie(page, 'currentPage', 'Specifiers');
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') asked.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'script') asked.push('script');
  });
  await page.goto('/faqs');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Applications' })).toBeVisible();
  await expect(bar(page, 'dealers')).toHaveCount(0);
  expect(asked).toEqual(['script', 'script', '/specifiers']);
});

test('NAV-11 ERR-08 a stored section that there is not is logged, and the page has its own menu', async ({
  page,
}) => {
  await setCookie(page, 'currentPage', 'Architects');
  const errors = errorsSaid(page);
  await page.goto('/faqs');
  await expect(bar(page, 'desktop').getByRole('button', { name: 'Knowledge hub' })).toBeVisible();
  expect(errors).toEqual(['Invalid navigation type: Architects']);
});

test('CTY-05 the page tells the data that its header decides by', async ({ page }) => {
  await page.goto('/');
  const text = await header(page).getAttribute('data-shared');
  const shared: Record<string, unknown> = JSON.parse(text ?? '{}');
  expect(shared).toMatchObject({ country: 'AU', isAu: true, isShowHeader: true });
  expect(shared.hostname).toMatch(/\.au$/);
  expect(shared.summerSpecialUrl).toMatch(/^\//);
  await expect(page.locator('[data-promo-button]')).toHaveCount(shared.isShowSummerSpecial ? 1 : 0);
});

test('ACCEPTANCE-35 forced colours leave the focus and the controls visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const trigger = bar(page, 'desktop').getByRole('button', { name: 'Products' });
  await trigger.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await trigger.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('ACCEPTANCE-28 a logo that does not arrive leaves its name and its room', async ({ page }) => {
  await page.route(/logo-light/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const logo = bar(page, 'brand').getByRole('img', { name: 'Puretec' });
  expect(await logo.boundingBox()).toMatchObject({ width: 200, height: 48 });
});
