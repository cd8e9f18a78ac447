/** Cases that the real catalogue doesn't have, on a site built from a small catalogue with a few lines changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runScript, type StartedProgram, startNode } from '../../scripts/testing/start-program.ts';

let folder = '';
let server: StartedProgram | undefined;
let origin = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'catalogue-changes-'));
  const catalogue = join(folder, 'catalogue');
  cpSync('codegen/fixtures/catalogue', catalogue, { recursive: true });
  change('promotions/banner.yaml', 'link: /contact-us', 'link: /special\nend: "2030-06-30"');
  change('promotions/featured.yaml', '    link: /WH-1\n', '    link: /WH-1\n    end: 2030-06-30\n');
  writeFileSync(join(catalogue, 'pages', 'special.yaml'), special);
  const out = join(folder, 'site');
  const options = ['--catalogue', catalogue, '--out', out, '--without-images'];
  const built = await runScript('build', ...options);
  expect(built.status, built.output).toBe(0);
  const data = join(folder, 'data');
  server = startNode(['scripts/run.mjs', 'preview', '--port', '0', '--out', out, '--data', data]);
  await server.prints('New Zealand');
  origin = /http:\/\/au\.localhost:\d+/.exec(server.output())?.[0] ?? '';
});
test.afterAll(() => {
  server?.child.kill();
  rmSync(folder, { recursive: true, force: true });
});

const special = `url: /special
template: offer
title: Upgrade special
intro: Replace your older filter.
pageTitle: Upgrade special
pageDescription: Replace your older filter with a whole house system.
`;

function change(name: string, from: string, to: string): void {
  const file = join(folder, 'catalogue', name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
}

test('ENT-05 past its last day in the country a promotion goes from the page by itself', async ({
  page,
}) => {
  const promo = page.getByRole('complementary', { name: 'Every tap in the house' });
  // The last second of a day in the east of Australia, and the first second of the next.
  await page.clock.setFixedTime(new Date('2030-06-30T13:59:59Z'));
  await page.goto(`${origin}/mains`, { waitUntil: 'networkidle' });
  await expect(promo).toBeVisible();
  await page.clock.setFixedTime(new Date('2030-06-30T14:00:00Z'));
  await page.reload();
  await expect(promo).toBeHidden();
});

test('RTE-57 A-46 past its last day an offer says that it has ended, and its banner is gone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2030-06-30T02:00:00Z'));
  await page.goto(`${origin}/special`);
  const main = page.locator('main');
  await expect(main.getByText('Until 30 June 2030')).toBeVisible();
  await expect(main.getByText('This offer has ended')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeVisible();

  await page.clock.setFixedTime(new Date('2030-07-02T02:00:00Z'));
  await page.reload();
  await expect(main.getByText('This offer has ended')).toBeVisible();
  await expect(main.getByText('Until 30 June 2030')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeHidden();
});
