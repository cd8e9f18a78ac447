/**
 * Runs npx puretec dev, with a page open while the catalogue changes. Every edit shows, and a visitor's work in the
 * page isn't lost. Two servers watch one catalogue, one of them in a fresh checkout without caches.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { ask as request } from '../../scripts/preview/testing/ask.ts';
import { copyCheckout } from '../../scripts/testing/copy-checkout.ts';
import { type DevServer, startServer } from '../../scripts/testing/dev-server.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'live-edits-'));
const catalogue = join(folder, 'catalogue');
const at = (name: string) => join(catalogue, name);
const write = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const remove = (name: string) => rmSync(at(name), { recursive: true });
function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  const options = { cwd: catalogue, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('git', [...who, ...args], options);
  expect(status, stderr).toBe(0);
}

const file = 'products/CT-1.yaml';
/** The product with this `price` without GST in Australia. New Zealand pays a tenth more. */
const cartridge = (price: number, more = '') => `name: Carbon cartridge
summary: A carbon cartridge for the WH series.
type: cartridge
price: { au: ${price}, nz: ${(price * 1.1).toFixed(2)} }
specifications: { micron: 5 }
${more}fits: [WH-2]
`;
const elbow = (price: number) => `name: Elbow
summary: An elbow for dealers.
type: fitting
price: { au: ${price}, nz: ${price} }
`;

let servers: readonly DevServer[];
const address = (code: string, server = 0, country = 'au') =>
  `http://${country}.localhost:${servers[server]?.port}/${code}`;
const shows = (page: Page, amount: string) =>
  expect(page.locator(`main data[value="${amount}"]`).first()).toBeAttached();
const ask = (server: number, country: string, path: string) => {
  const question = { host: `${country}.localhost`, headers: { accept: 'text/html' } };
  return request(servers[server]?.port ?? 0, path, question);
};
const statusOf = async (path: string) => (await ask(0, 'au', path)).status;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  cpSync('codegen/fixtures/catalogue', catalogue, { recursive: true });
  // A teaser prints the price that the tests change.
  const teasers = readFileSync(at('promotions/teaser-prices.yaml'), 'utf8');
  write('promotions/teaser-prices.yaml', teasers.replace(/^.*product: CT-1.*\n/m, ''));
  write(file, cartridge(10).replace('au: 10', 'au: "10"'));
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: false });
  const [here, there] = [await freePort(), await freePort()];
  servers = [startServer(catalogue, here), startServer(catalogue, there, checkout)];
  await Promise.all(servers.map(({ ready }) => ready));
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('a catalogue that is broken at the start says where, and is served once it is corrected', async () => {
  for (const index of servers.keys()) {
    const { status, text } = await ask(index, 'au', '/CT-1');
    expect([status, text]).toEqual([503, expect.stringContaining('products/CT-1.yaml:4:14')]);
  }
  write(file, cartridge(10));
  await expect.poll(() => statusOf('/CT-1')).toBe(200);
  // The first start in a fresh checkout only reports the catalogue's own problems.
  expect(servers[1]?.output()).not.toMatch(/failed|fault of the program|\n +at /i);
});

test('an edit shows in the open page; the menu, the typed words, focus and the scroll position stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(address('CT-1'), { waitUntil: 'networkidle' });
  const box = page.locator('header input[name=keywords]:visible').first();
  // A pointer over the header would close the menu after a scroll.
  await page.mouse.move(600, 490);
  await box.focus();
  await box.fill('carb');
  await expect(page.getByRole('option').first()).toBeVisible();
  // Closes the list, because the list would close the menu when it opens.
  await box.press('Escape');
  await page.evaluate(() => {
    scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLElement>('header [data-menu] [popover]')?.showPopover();
    document.body.dataset.test = 'the same document';
  });
  const state = () =>
    page.evaluate(() => ({
      document: document.body.dataset.test,
      scroll: Math.round(scrollY),
      menu: document.querySelector('header [data-menu] [popover]')?.matches(':popover-open'),
      typed: document.activeElement instanceof HTMLInputElement && document.activeElement.value,
    }));
  const before = await state();
  expect(before).toMatchObject({ menu: true, typed: 'carb' });
  write(file, cartridge(20));
  await shows(page, '22.00');
  expect(await state()).toEqual(before);

  const overlay = page.locator('vite-error-overlay');
  const from = servers[0]?.output().length;
  const terminal = () => servers[0]?.output().slice(from);
  write(file, cartridge(30).replace('au: 30', 'au: "30"'));
  await expect(overlay).toContainText('products/CT-1.yaml:4:14');
  await expect.poll(terminal).toContain('products/CT-1.yaml:4:14');
  await shows(page, '22.00');
  write(file, cartridge(30));
  await expect(overlay).toHaveCount(0);
  await shows(page, '33.00');
  await expect.poll(terminal).toContain('0 errors');
  for (const name of ['WH-1', 'WH-2'])
    write(
      `products/${name}.yaml`,
      readFileSync(at(`products/${name}.yaml`), 'utf8').replace(/^summary: /m, 'summary: New. '),
    );
  write(file, cartridge(40));
  await shows(page, '44.00');
  // The menu may have closed, because edits to products in it replace it.
  expect(await state()).toMatchObject({ ...before, menu: expect.any(Boolean) });
});

/** How people and their tools edit a product file. After each edit, the file has `price`. */
const edits: readonly (readonly [name: string, act: (price: number) => void | Promise<void>])[] = [
  [
    'a file written next to it and renamed, as editors do',
    (price) => {
      write('products/.CT-1.yaml.swp', cartridge(price));
      renameSync(at('products/.CT-1.yaml.swp'), at(file));
    },
  ],
  [
    'git checkout',
    async (price) => {
      git('init', '-q');
      write(file, cartridge(price));
      git('add', '-A');
      git('commit', '-q', '-m', 'A price');
      remove('products');
      remove('pages');
      await wait(60);
      git('checkout', '-q', '--', '.');
    },
  ],
  [
    'a picture that arrives after the product that names it',
    async (price) => {
      write(file, cartridge(price, 'images: [{ file: products/new.svg, alt: A cartridge }]\n'));
      await wait(300);
      cpSync(at('images/products/ct-1.svg'), at('images/products/new.svg'));
    },
  ],
];

test('every way to edit a file shows in both countries, on both servers', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(address('CT-1'));
  await other.goto(address('CT-1', 1, 'nz'));
  for (const [index, [name, act]] of edits.entries()) {
    const price = 100 * (index + 1);
    await act(price);
    await test.step(name, async () => {
      await shows(page, (price * 1.1).toFixed(2));
      await shows(other, (price * 1.1 * 1.15).toFixed(2));
    });
  }
});

test('a page comes with its file, moves with it and goes with it', async ({ page }) => {
  write('products/NEW-1.yaml', elbow(10));
  await expect.poll(() => statusOf('/NEW-1')).toBe(200);
  await page.goto(address('NEW-1'));
  await shows(page, '11.00');
  renameSync(at('products/NEW-1.yaml'), at('products/NEW-2.yaml'));
  await expect(page.locator('main data')).toHaveCount(0);
  await expect.poll(() => statusOf('/NEW-2')).toBe(200);
  expect(await statusOf('/NEW-1')).toBe(404);
  write('products/NEW-2.yaml', elbow(20));
  await wait(50);
  remove('products/NEW-2.yaml');
  await expect.poll(() => statusOf('/NEW-2')).toBe(404);
});

test('data of the search and of tools follows edits, also after the page has read it', async ({
  page,
}) => {
  write(file, cartridge(10, 'keywords: [quokka]\n'));
  const searchData = async () => (await ask(1, 'nz', '/items.json')).text;
  await expect.poll(searchData).toContain('quokka');
  const places = readFileSync(at('places/stores.yaml'), 'utf8');
  const [, name = '', postcode = ''] =
    /name: (.+)\n(?:.*\n)*? +postcode: "?(\d+)/.exec(places) ?? [];
  await page.goto(address(`stores?postcode=${postcode}`), { waitUntil: 'networkidle' });
  for (const edited of ['Bilby and daughter', 'Quoll and son']) {
    write('places/stores.yaml', places.replace(name, edited));
    await expect(page.locator('[data-places-answer]').getByText(edited).first()).toBeVisible();
  }
});
