import { expect, test } from '@playwright/test';
import { withPictures } from './browser.ts';
import { bar, setCookie } from './header-page.ts';

test.use({ launchOptions: withPictures });

test('HDR-07 A-07 the extra bar looks a code up, and has the catalogue groups and the login', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
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
  const logins = page.locator('[data-header]').getByRole('link', { name: 'Dealer login' });
  await expect(logins).toHaveCount(1);
  await expect(logins).toBeInViewport();
  const code = dealers.getByLabel('Code', { exact: true });
  await code.fill('HYBRID-G12-LF');
  // The whole of the longest code can be read.
  expect(await code.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  await dealers.getByRole('button', { name: 'Look up' }).click();
  await expect(page).toHaveURL(/\/search\?keywords=HYBRID-G12-LF$/);
});

test('HDR-19 IMG-04 ACCEPTANCE-28 the logo is preloaded, 200 × 48 from 1024 px on and 150 × 36 below, and leaves its room where it does not arrive', async ({
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
  await page.route(/logo-light/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  expect(await logo.boundingBox()).toMatchObject({ width: 150, height: 36 });
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

test('ACCEPTANCE-35 forced colours leave focus and the controls visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const trigger = bar(page, 'desktop').getByRole('button', { name: 'Products' });
  await trigger.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await trigger.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
