/**
 * ACCEPTANCE 31 on every kind of page: `node --import tsx scripts/audits/missing-chunks.ts SITE [KIND]`.
 * Each script of a page is missing in turn: what was prerendered stays, and nothing reloads for ever.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { pageKinds } from '../../site/e2e/page-kinds.ts';
import { readSettings } from '../preview/read-settings.ts';
import { startPreview } from '../preview/start-preview.ts';
import { findBrowser } from '../test/find-browser.ts';

const [out = 'dist', only] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'chunks-'));
const served = await startPreview({ out, port: 0, dataDir: data, ...readSettings(out) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
let tried = 0;
let faults = 0;

const titleOf = (page: Page) =>
  page
    .locator('main h1')
    .first()
    .innerText({ timeout: 10_000 })
    .catch(() => 'no heading');

async function tryKind(kind: string, path: string): Promise<void> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  let loads = 0;
  page.on('load', () => (loads += 1));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const address = new URL(path, served.addresses.AU).href;
  await page.goto(address, { waitUntil: 'networkidle' });
  const title = await titleOf(page);
  for (const script of [...scripts]) {
    await page.route(`**${script}`, (route) => route.abort());
    loads = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    const found = await titleOf(page);
    const content = await page.locator('main a[href], main form, main h2').count();
    await page.unrouteAll();
    tried += 1;
    if (found === title && content > 0 && loads <= 2) continue;
    faults += 1;
    console.log(`${kind} without ${script}: "${found}", ${content} parts, ${loads} loads`);
  }
  await page.close();
}

try {
  for (const [kind, path] of pageKinds)
    if (only === undefined || kind === only) await tryKind(kind, path);
  console.log(`${tried} scripts missing in turn, ${faults} faults`);
  process.exitCode = faults === 0 && tried > 0 ? 0 : 1;
} finally {
  await browser.close();
  await served.close();
  rmSync(data, { recursive: true, force: true });
}
