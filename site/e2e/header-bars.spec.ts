import { expect, test } from '@playwright/test';
import { bar, header, variants, wake } from './header-page.ts';

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

for (const [index, [audience, path]] of variants.entries()) {
  test(`HDR-0${index + 3} ${audience} has a desktop bar and a mobile bar of its own`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(bar(page, 'desktop')).toBeVisible();
    await expect(bar(page, 'mobile')).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(bar(page, 'desktop')).toBeHidden();
    await expect(bar(page, 'utility')).toBeHidden();
    await expect(bar(page, 'mobile').getByRole('button', { name: 'Menu' })).toBeVisible();
  });
}

test('HDR-07 A-07 dealers have login, code look-up and catalogue groups', async ({ page }) => {
  await page.goto('/dealers');
  const dealers = bar(page, 'dealers');
  await expect(dealers.getByRole('link', { name: 'Dealer login' })).toBeVisible();
  const groups = dealers.getByRole('navigation', { name: 'Catalogue groups' });
  await expect(groups.getByRole('link')).toHaveText([
    'Cartridges',
    'Industrial',
    'Food Service',
    'Spares Fittings & Kits',
    'Basic',
    'Irrigation',
  ]);
  await dealers.getByLabel('Code', { exact: true }).fill('WH2-60');
  await dealers.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/\/search\?keywords=WH2-60$/);
});

test('HDR-07 the other audiences have no extra bar', async ({ page }) => {
  await page.goto('/specifiers');
  await expect(bar(page, 'dealers')).toHaveCount(0);
});

test('HDR-09 the search strip is a form that leads to /search', async ({ page }) => {
  await page.goto('/');
  const input = header(page).locator('[data-search-box] input[name="keywords"]');
  await input.fill('hybrid g7');
  await input.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=hybrid(\+|%20)g7$/);
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

test('HDR-15 A-49 below 1024 px the entries stand in the drawer instead', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Where to buy' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Product selector', 'Where to buy', 'Find an installer']) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  for (const name of ['Knowledge hub', 'Company and support']) {
    await expect(drawer.locator('summary', { hasText: name })).toBeVisible();
  }
});

test('HDR-17 A-08 ROLE-02 the dealer login is a link to the portal and nothing else', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page, 'utility').getByRole('link', { name: 'Dealer login' })).toHaveAttribute(
    'href',
    'https://www.puretec.com.au/puretec/dealer.ssp#/login',
  );
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

test('HDR-08 the menus of other audiences are not loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/specifiers');
  await wake(page);
  const menus = loaded.filter((url) => /menu-(au|nz)-/.test(url));
  expect(menus.filter((url) => !url.includes('menu-au-specifiers'))).toEqual([]);
});

for (const width of [320, 360, 768]) {
  test(`ACCEPTANCE-35 at ${width} px nothing makes the page scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/dealers');
    expect(await header(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}

test('ACCEPTANCE-35 print shows no header and no banner', async ({ page }) => {
  await page.goto('/dealers');
  await page.emulateMedia({ media: 'print' });
  await expect(header(page)).toBeHidden();
});

test('ACCEPTANCE-35 forced colours leave the focus and the controls visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await wake(page);
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
