/** Cases that the shipped catalogue doesn't have: a copy with a few lines changed is built and visited. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const script = (...args: string[]) => ['--import', 'tsx', ...args];
let folder = '';
let server: ChildProcess | undefined;
let origin = '';
/** The build's complaints. */
let complaints = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'catalogue-changes-'));
  const catalogue = join(folder, 'catalogue');
  cpSync('catalogue', catalogue, { recursive: true });
  change('promotions/banner.yaml', 'sample: true', 'end: "2030-06-30"\nsample: true');
  change(
    'promotions/featured.yaml',
    '    link: /mixer-taps/3-way-mixer-tap-with-water-filter-kits\n',
    '    link: /mixer-taps/3-way-mixer-tap-with-water-filter-kits\n    end: 2030-06-30\n',
  );
  change(
    'categories/caravan-and-rv-filters.yaml',
    '\ncategories:\n',
    `\ncategories:
  - id: 9001
    name: Not yet
    header: Not yet
    description: It is prepared, and nobody sees it.
    url: not-yet
    pageTitle: Not yet
    pageDescription: It is prepared, and nobody sees it.
    layout: Layout Items
    isActive: false
    items: [CV-D10]
`,
  );
  change(
    'categories/caravan-and-rv-filters.yaml',
    '    name: Caravan filter kits\n',
    '    name: Caravan filter kits\n    isNav: false\n',
  );
  const out = join(folder, 'site');
  const built = spawnSync(
    process.execPath,
    script('scripts/build.ts', '--catalogue', catalogue, '--out', out, '--without-images'),
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import ${failingCategory('Mixer taps')}` },
    },
  );
  complaints = built.stderr;
  expect(built.status, `${built.stdout}${complaints}`).toBe(0);
  const child = spawn(
    process.execPath,
    script('scripts/preview.ts', '--out', out, '--port', '0', '--data', join(folder, 'data')),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server = child;
  origin = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = /nz\.localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://au.localhost:${port}`);
    });
    child.on('exit', () => reject(new Error(said)));
  });
});
test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function change(name: string, from: string, to: string): void {
  const file = join(folder, 'catalogue', name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** A module that is loaded before the build: the entry of one category cannot be made. */
function failingCategory(label: string): string {
  const file = join(folder, 'failing-category.mjs');
  writeFileSync(
    file,
    `const { find } = Array.prototype;
     Array.prototype.find = function (test, ...rest) {
       if (this[0]?.label === 'PT Series' && test({ label: ${JSON.stringify(label)} }))
         throw new TypeError('the entry lacks a field');
       return find.call(this, test, ...rest);
     };`,
  );
  return file;
}

test('NAV-12 ERR-07 a category whose entry cannot be made is logged and left out; its page and all other entries are there', async ({
  page,
}) => {
  expect(complaints).toContain(
    'Error in getMappedNavigationConsumer: TypeError: the entry lacks a field',
  );
  await page.goto(origin);
  const header = page.locator('header').first();
  await header.getByRole('button', { name: 'Products' }).first().click();
  await expect(
    header.getByRole('link', { name: 'Rainwater filter systems' }).first(),
  ).toBeVisible();
  await expect(header.locator('a[href^="/rainwater-filter-systems/"]').first()).toBeAttached();
  await expect(header.locator('a[href="/mixer-taps"]')).toHaveCount(0);
  expect((await page.goto(`${origin}/mixer-taps`))?.status()).toBe(200);
});

test('ENT-05 past its last day in the country a promotion goes from the page by itself', async ({
  page,
}) => {
  const promo = page.getByRole('complementary', { name: 'One tap for hot, cold and filtered' });
  // The last second of the day in the east of Australia, and the first of the next.
  await page.clock.setFixedTime(new Date('2030-06-30T13:59:59Z'));
  await page.goto(`${origin}/mixer-taps`, { waitUntil: 'networkidle' });
  await expect(promo).toBeVisible();
  await page.clock.setFixedTime(new Date('2030-06-30T14:00:00Z'));
  await page.reload();
  await expect(promo).toBeHidden();
});

test('RTE-57 A-46 past its last day an offer says that it has ended, and its banner is gone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2030-06-30T02:00:00Z'));
  await page.goto(`${origin}/upgrade-special-2025`);
  const main = page.locator('main');
  await expect(main.getByText('Until 30 June 2030')).toBeVisible();
  await expect(main.getByText('This offer has ended')).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the upgrade special' })).toBeVisible();

  await page.clock.setFixedTime(new Date('2030-07-02T02:00:00Z'));
  await page.reload();
  await expect(main.getByText('This offer has ended')).toBeVisible();
  await expect(main.getByText('Until 30 June 2030')).toBeHidden();
  await expect(page.getByRole('link', { name: 'See the upgrade special' })).toBeHidden();
});

test('NAV-22 ENT-02 an inactive category has no page; one outside the navigation has a page and is in no menu', async ({
  page,
}) => {
  const range = '/caravan-and-rv-filters';
  expect((await page.goto(`${origin}${range}/not-yet`))?.status()).toBe(404);
  expect(existsSync(join(folder, 'site/au/caravan-and-rv-filters/not-yet'))).toBe(false);
  expect((await page.goto(`${origin}${range}/caravan-filter-kits`))?.status()).toBe(200);
  const header = page.locator('header').first();
  await expect(header.locator(`a[href="${range}"]`).first()).toBeAttached();
  await expect(header.locator(`a[href="${range}/caravan-filter-kits"]`)).toHaveCount(0);
});
