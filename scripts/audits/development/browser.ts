/** What only a browser shows: the page under a visitor's hands while somebody edits what it is made of. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/find-browser.ts';
import { patience, type Started } from './server.ts';
import { keptOf, prepare } from './visitor.ts';

type Checked = { readonly of: number; readonly misses: readonly string[] };

/** `file` is that of the product CT-1, `right` its text without a mistake, at 0.95 in Australia. */
export async function checkInBrowser(
  server: Started,
  file: string,
  right: string,
): Promise<Checked> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const misses: string[] = [];
  let of = 0;
  const check = async (name: string, holds: () => Promise<unknown>) => {
    of += 1;
    await holds().catch((error: unknown) => misses.push(`${name}: ${String(error)}`));
  };
  const save = (price: number | string) => writeFileSync(file, right.replace('0.95', `${price}`));
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 500 } });
    page.setDefaultTimeout(patience);
    const at = (code: string) => `http://au.localhost:${server.port}/${code}`;
    await page.goto(at('CT-1'), { waitUntil: 'networkidle' });
    const had = JSON.stringify(await prepare(page));
    const keeps = async () => {
      const has = JSON.stringify(await keptOf(page));
      if (has !== had) throw new Error(`the visitor had ${had} and has ${has}`);
    };

    save(1);
    await check('a saved price', () => shows(page, '1.10'));
    await check('the menu, the words, the focus and the place stay', keeps);

    const fault = `${file}:7:7 price.au`;
    save('"0.95"');
    await check('the overlay says what is wrong', () => overlay(page, fault));
    await check('the terminal says the same', () => says(server, fault));
    await check('the last good page is behind', () => shows(page, '1.10'));
    const told = server.output().length;
    save(1.1);
    await check('the overlay goes with the mistake', () =>
      page.waitForSelector('vite-error-overlay', { state: 'detached' }),
    );
    await check('the corrected price', () => shows(page, '1.21'));
    await check('the terminal says that it is right', () => says(server, '0 errors', told));

    writeFileSync(file, right.slice(0, right.length / 2));
    save(1.2);
    await check('half a file, then the rest', () => shows(page, '1.32'));
    save(0.9);
    await page.waitForTimeout(20);
    save(0.8);
    await check('two saves at once', () => shows(page, '0.88'));

    const folder = dirname(file);
    for (const name of readdirSync(folder).filter((other) => join(folder, other) !== file)) {
      const text = readFileSync(join(folder, name), 'utf8');
      writeFileSync(join(folder, name), text.replace(/^summary: /m, 'summary: New. '));
    }
    save(1.3);
    await check('many files at once', () => shows(page, '1.43'));
    await check('all of it in the same page', keeps);

    const own = (name: string) => join(folder, `${name}.yaml`);
    writeFileSync(own('NEW-1'), elbow);
    await check('a page of a new file', async () => {
      const end = Date.now() + patience;
      while ((await page.goto(at('NEW-1')))?.status() !== 200 && Date.now() < end);
      await shows(page, '11.00');
    });
    renameSync(own('NEW-1'), own('NEW-2'));
    await check('a page whose file was renamed', () => nowhere(page));
    renameSync(own('NEW-2'), own('NEW-1'));
    await check('and back', () => shows(page, '11.00'));
    rmSync(own('NEW-1'));
    await check('a page whose file was deleted', () => nowhere(page));

    const places = join(dirname(folder), 'places', 'stores.yaml');
    const stores = readFileSync(places, 'utf8');
    const [, name = '', postcode = ''] =
      /name: (.+)\n(?:.*\n)*? +postcode: "?(\d+)/.exec(stores) ?? [];
    await page.goto(at(`stores?postcode=${postcode}`), { waitUntil: 'networkidle' });
    for (const edited of ['Bilby and daughter', 'Quoll and son'])
      await check('a tool that has read the page shows what was edited since', async () => {
        writeFileSync(places, stores.replace(name, edited));
        const answer = page.locator('[data-places-answer]');
        await answer.getByText(edited).first().waitFor();
      });
  } finally {
    await browser.close();
  }
  return { of, misses };
}

const elbow = `name: Elbow
summary: An elbow for dealers.
type: fitting
price: { au: 10, nz: 11 }
`;

const shows = (page: Page, amount: string) =>
  page.locator(`main data[value="${amount}"]`).first().waitFor({ state: 'attached' });

const nowhere = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null && document.querySelector('main data') === null,
  );

const overlay = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('vite-error-overlay')?.shadowRoot?.textContent?.includes(wanted) ===
      true,
    text,
  );

async function says(server: Started, text: string, from = 0): Promise<void> {
  const end = Date.now() + patience;
  while (!server.output().slice(from).includes(text)) {
    if (Date.now() > end) throw new Error(`the terminal says\n${server.output().slice(from)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
