/**
 * The errands of a visit in Firefox, over WebDriver BiDi: `node --import tsx scripts/audits/firefox.ts
 * SITE [PART OF A NAME]`. Reading, menus, search, a form and the tools, then every page type and tool
 * (firefox-pages.ts), each without an error in the console. Debian's
 * firefox-esr, or the one that FIREFOX_PATH names; where there is none, that is said aloud and nothing
 * is tested. What Firefox's driver cannot do: switch scripts off, emulate forced colours and print, slow the
 * network down; Chromium's tests do that.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import { readSettings } from '../preview/read-settings.ts';
import { startPreview } from '../preview/start-preview.ts';
import { type Errand, pageErrands } from './firefox-pages.ts';

const out = process.argv[2] ?? 'dist';
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const shows = (page: Page, text: string, where = 'main') =>
  page.waitForFunction(
    (wanted, selector) => document.querySelector<HTMLElement>(selector)?.innerText.includes(wanted),
    { timeout: 30_000 },
    text,
    where,
  );

const visitErrands: readonly Errand[] = [
  [
    'ACCEPTANCE 22 a product is read',
    async (page, base) => {
      await page.goto(`${base}HYBRID-G7`);
      await shows(page, 'HYBRID-G7');
      await shows(page, 'inc GST');
    },
  ],
  [
    'ACCEPTANCE 22 a menu opens and leads on',
    async (page, base) => {
      await page.goto(base);
      const products = await page.$$('header [data-bar="desktop"] button');
      for (const button of products)
        if ((await button.evaluate((each) => each.textContent))?.includes('Products')) {
          await button.click();
          break;
        }
      const link = await page.waitForSelector('header :popover-open a[href^="/"]', {
        visible: true,
      });
      await Promise.all([page.waitForNavigation(), link?.click()]);
      if (new URL(page.url()).pathname === '/') throw new Error('the menu led nowhere');
    },
  ],
  [
    'ACCEPTANCE 25 the search suggests, and Enter leads to results',
    async (page, base) => {
      await page.goto(base);
      await page.click('[data-search-box] input[name="keywords"]');
      await page.waitForSelector('[data-search-box] input[role="combobox"]');
      await page.type('[data-search-box] input[name="keywords"]', 'whole house');
      await page.waitForSelector('[role="listbox"] [role="option"]', { visible: true });
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      await shows(page, 'Results for');
      await page.waitForSelector('main article');
    },
  ],
  [
    'ACCEPTANCE 29 A-60 a message is sent, and not filled in again after a reload',
    async (page, base) => {
      await page.goto(`${base}warranty-registration`);
      const fields = { productCode: 'WH2-60', serialNumber: 'SN-1', name: 'Ann Example' };
      const more = { email: 'ann@example.com', postcode: '5000' };
      for (const [name, text] of Object.entries({ ...fields, ...more }))
        await page.type(`main form [name="${name}"]`, text);
      // A date is typed as the system's language has it.
      await page.$eval('main form [name="purchaseDate"]', (input) => {
        if (input instanceof HTMLInputElement) input.value = '2025-03-31';
      });
      await page.keyboard.press('Enter');
      await shows(page, 'Your product is registered.');
      await page.reload();
      const left = await page.$$eval('main form input:not([type="hidden"])', (inputs) =>
        inputs.map(({ value }) => value).join(''),
      );
      if (left !== '') throw new Error(`filled in again: ${left}`);
    },
  ],
  [
    'ACCEPTANCE 31 the cartridge finder answers',
    async (page, base) => {
      await page.goto(`${base}find-my-cartridge?code=HYBRID-G8`);
      await shows(page, 'TR20MP2');
    },
  ],
  [
    'ACCEPTANCE 31 the selector leads to systems',
    async (page, base) => {
      await page.goto(
        `${base}world?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria`,
      );
      await shows(page, 'systems fit');
    },
  ],
];

const part = process.argv[3] ?? '';
const errands = [...visitErrands, ...pageErrands].filter(([name]) => name.includes(part));

async function run(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'firefox-'));
  const served = await startPreview({
    ...{ out, port: 0, dataDir: data, signingKey: 'test-key' },
    ...readSettings(out),
  });
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 1440, height: 900 },
  });
  let failed = 0;
  try {
    for (const [name, go] of errands) {
      // A context of its own: what one errand stores is nothing to the next.
      const said: string[] = [];
      const contexts: BrowserContext[] = [];
      const open = async () => {
        const context = await browser.createBrowserContext();
        contexts.push(context);
        const page = await context.newPage();
        // tsx wraps functions in this one, also those that run inside a page.
        await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
        page.on('pageerror', (error) => said.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error') said.push(message.text());
        });
        return page;
      };
      try {
        await go(await open(), served.addresses.AU, open);
        if (said.length > 0) throw new Error(said.join('\n'));
        console.log(`passed: ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED: ${name}\n${String(error)}\n${said.join('\n')}`);
      }
      for (const context of contexts) await context.close();
    }
  } finally {
    await browser.close();
    await served.close();
    rmSync(data, { recursive: true, force: true });
  }
  console.log(`${errands.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (existsSync(firefox)) process.exitCode = await run();
else console.log(`NOT TESTED: there is no Firefox at ${firefox}.`);
