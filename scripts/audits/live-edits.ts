/**
 * npm run dev on our own catalogue, with a page of a product open: `node --import tsx
 * scripts/audits/live-edits.ts [EDITS]`. Saves prices one after another, prints how long each took
 * from the save until the page shows it, and looks that nothing else of the page was touched. Exit
 * 1 where a price or anything that the visitor had is not right.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { listen } from '../preview/listen.ts';
import { projectRoot } from '../project-root.ts';
import { findBrowser } from '../test/find-browser.ts';
import { startServer } from './development/server.ts';
import { type Kept, keptOf, prepare } from './development/visitor.ts';

const edits = Number(process.argv[2] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'live-edits-'));
const catalogue = join(folder, 'catalogue');
cpSync(join(projectRoot, 'catalogue'), catalogue, { recursive: true });
const file = join(catalogue, 'products', 'BW-10C.yaml');
const text = readFileSync(file, 'utf8');
const probe = await listen(() => {}, 0);
await probe.close();
const server = startServer(catalogue, probe.port);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const misses: string[] = [];
const times: number[] = [];
try {
  await server.ready;
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  await page.goto(`http://au.localhost:${server.port}/BW-10C`, { waitUntil: 'networkidle' });
  const before: Kept = await prepare(page);
  for (let edit = 1; edit <= edits; edit += 1) {
    // Within what the rules allow between the two countries.
    const price = 2398 + edit;
    const shown = ((price * 110) / 100).toFixed(2);
    const saved = performance.timeOrigin + performance.now();
    writeFileSync(file, text.replace(/au: [\d.]+/, `au: ${price}`));
    try {
      const frame = await page.waitForFunction(
        (value) =>
          document.querySelector<HTMLDataElement>('main data[value]')?.value === value &&
          performance.timeOrigin + performance.now(),
        shown,
        { polling: 'raf' },
      );
      const at = await frame.jsonValue();
      if (at === false) throw new Error('it is not shown');
      times.push(at - saved);
    } catch (error) {
      misses.push(`edit ${edit}: ${String(error)}`);
    }
  }
  const after = await keptOf(page);
  for (const [name, value] of Object.entries(before)) {
    const now = after[name];
    if (now !== value) misses.push(`${name}: ${now}, not ${value}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const sorted = times.toSorted((a, b) => a - b);
const ms = (value = Number.NaN) => `${Math.round(value)} ms`;
console.log(`${times.length} of ${edits} edits are shown, with all that the visitor had`);
console.log(
  `from save to visible: median ${ms(sorted[Math.floor(sorted.length / 2)])}, worst ${ms(sorted.at(-1))}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const miss of misses) console.log(`miss: ${miss}`);
process.exitCode = misses.length === 0 ? 0 : 1;
