/** What only a browser shows: the overlay on a page opened while broken, and that one's place is kept. */
import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/find-browser.ts';
import { patience } from './server.ts';

type Checked = { readonly of: number; readonly misses: readonly string[] };

/** `file` is a product's, `right` its text without a mistake; the page is that of the product. */
export async function checkInBrowser(port: number, file: string, right: string): Promise<Checked> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const misses: string[] = [];
  let of = 0;
  const check = async (name: string, holds: () => Promise<unknown>) => {
    of += 1;
    await holds().catch((error: unknown) => misses.push(`${name}: ${String(error)}`));
  };
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 500 } });
    page.setDefaultTimeout(patience);
    await page.goto(`http://au.localhost:${port}/CT-1`, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('meta[name="site-version"]') !== null);
    const search = page.locator(
      'header input[type=search]:visible, header [role=combobox]:visible',
    );
    await search.first().fill('carb');
    await page.evaluate(() => scrollTo(0, 300));
    const reloaded = page.waitForEvent('load');
    writeFileSync(file, right.replace('0.95', '1'));
    await reloaded;
    await check('the new price after a reload', () => shows(page, 'data[value="1.10"]'));
    await check('typed search survives a reload', () =>
      page.waitForFunction(() =>
        [...document.querySelectorAll('header input')].some(
          (field) => field instanceof HTMLInputElement && field.value === 'carb',
        ),
      ),
    );
    await check('the scroll position survives a reload', () =>
      page.waitForFunction(() => Math.abs(scrollY - 300) < 2),
    );

    writeFileSync(file, right.replace('0.95', '"0.95"'));
    const place = 'products/CT-1.yaml:7:7';
    await check('an open page shows the overlay', () => overlay(page, place));
    await page.reload();
    await check('a page opened while broken shows the overlay', () => overlay(page, place));
    writeFileSync(file, right);
    await check('the overlay goes with the mistake', () =>
      page.waitForFunction(
        () =>
          document.querySelector('vite-error-overlay') === null &&
          document.querySelector('data[value="1.05"]') !== null,
      ),
    );
  } finally {
    await browser.close();
  }
  return { of, misses };
}

const shows = (page: Page, selector: string) => page.locator(selector).first().waitFor();

const overlay = (page: Page, place: string) =>
  page.waitForFunction(
    (text) =>
      document.querySelector('vite-error-overlay')?.shadowRoot?.textContent?.includes(text) ===
      true,
    place,
  );
