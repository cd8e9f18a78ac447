/**
 * ACCEPTANCE 22 on every page of both trees: `node --import tsx scripts/audits/visits.ts SITE [tabs]`.
 * Opens each in a browser and waits until it is quiet. Exit 1 where one breaks the policy, throws, or
 * says an error.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { pagePath } from '../../kernel/page-file.ts';
import { errorsSaid } from '../../site/e2e/console-errors.ts';
import { readSettings } from '../preview/read-settings.ts';
import { startPreview } from '../preview/start-preview.ts';
import { findBrowser } from '../test/find-browser.ts';

const [out = 'dist', tabs = '3'] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'visits-'));
const served = await startPreview({ out, port: 0, dataDir: data, ...readSettings(out) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

const addresses = countries.flatMap((country) =>
  readdirSync(join(out, countryKeys[country]), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .sort()
    .map((name) => new URL(pagePath(name), served.addresses[country]).href),
);
const left = [...addresses];
let faults = 0;

async function visitAll(page: Page): Promise<void> {
  const said = errorsSaid(page);
  for (let address = left.shift(); address !== undefined; address = left.shift()) {
    const before = said.length;
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    const found = [...(answer?.status() === 200 ? [] : [answer?.status()]), ...said.slice(before)];
    faults += Number(found.length > 0);
    for (const each of found) console.log(`${address}: ${each}`);
  }
}

try {
  const pages = await Promise.all(Array.from({ length: Number(tabs) }, () => browser.newPage()));
  await Promise.all(pages.map(visitAll));
  console.log(`${addresses.length} pages, ${faults} with errors`);
  process.exitCode = faults === 0 && addresses.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  await served.close();
  rmSync(data, { recursive: true, force: true });
}
