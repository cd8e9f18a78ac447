/**
 * What a key in the search box costs the page where the site's own index is the search:
 * `node --import tsx scripts/audits/keystroke.ts [DIR] [RATE]`. Types key by key with a processor
 * RATE times slower (4), each key answered before the next, and prints the main thread's time of a
 * key, the long tasks, and how soon the first key is answered. Exit 1 over the budget. Meant for a
 * tree of 10,000 products:
 * `npm run synthetic -- --products 10000 --out /tmp/c && npm run build -- --catalogue /tmp/c --out /tmp/d --without-images`.
 */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../preview/serve.ts';
import { findBrowser } from '../test/find-browser.ts';

const [out = 'dist', rate = '4'] = process.argv.slice(2);
type KeyCost = { readonly longest: number; readonly total: number; readonly longestIs: string };

const budget = { p95Ms: 16, maxMs: 50, readyMs: 1500 };
/** A code, a code as people type it, words that thousands of products have, a slip, words of no product. */
const queries = ['WH2-60', 'hybridg7', 'water filter', 'softner', 'zzzz'];
const box = '[data-search-box] input[name="keywords"]';
const plainField = '#plain';
// The quiet before a search (CST-04), and time for its answer and for the pictures.
const betweenKeysMs = 700;

/** Whatever else a page does, such as collecting garbage, keeps the name that Chromium has for it. */
const kinds: Readonly<Record<string, string>> = {
  PostTaskToMainThread: 'the key itself',
  ScheduledActionSendBeginMainFrame: 'a frame',
  PostMessageToWorkerObject: 'the answer of the index',
  Notify: 'the drawing of an answer',
};

const contentType = 'image/webp';
const picture = await sharp({
  create: { width: 288, height: 288, channels: 4, background: '#8899aa' },
})
  .webp()
  .toBuffer();

const server = await serve({ out, port: 0, dataDir: '.cache/audit', country: 'AU' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await openPage();
  const readyMs = await firstAnswer(page);
  const costs: KeyCost[] = [];
  for (const query of queries) {
    const ofQuery = await costOfKeys(page, box, query);
    costs.push(...ofQuery);
    console.log(
      `${query.padEnd(14)} ${ofQuery.map(({ longest }) => longest.toFixed(1)).join('  ')}`,
    );
  }
  const plain: KeyCost[] = [];
  await page.evaluate(addPlainField);
  for (const query of queries) plain.push(...(await costOfKeys(page, plainField, query)));
  const floor = plain.map((cost) => cost.longest);
  const longest = costs.map((cost) => cost.longest);
  const total = costs.map((cost) => cost.total);
  const found = { p95Ms: quantile(longest, 0.95), maxMs: Math.max(...longest), readyMs };
  console.log(
    `${costs.length} keys, processor ${rate} times slower\n` +
      `longest task of a key: p50 ${quantile(longest, 0.5).toFixed(1)} ms, p95 ${found.p95Ms.toFixed(1)} ms, at most ${found.maxMs.toFixed(1)} ms; ` +
      `all tasks until its list is painted: p50 ${quantile(total, 0.5).toFixed(1)} ms, p95 ${quantile(total, 0.95).toFixed(1)} ms\n` +
      `the longest was ${longestWere(costs)}\n` +
      `longest task of a key in a field without a script: p50 ${quantile(floor, 0.5).toFixed(1)} ms, p95 ${quantile(floor, 0.95).toFixed(1)} ms\n` +
      `the first key of the visit was answered after ${readyMs.toFixed(0)} ms`,
  );
  const over = Object.entries(budget).filter(([name, most]) => Reflect.get(found, name) > most);
  for (const [name, most] of over) console.log(`${name} is over its budget of ${most}`);
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

/** The home page with its box in use, on a slow processor, on a host without an item search. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/backends.json', (route) => route.fulfill({ status: 404 }));
  // Of ten thousand none is made, and what a missing one costs is no part of a key.
  await page.route('**/_ipx/**', (route) => route.fulfill({ body: picture, contentType }));
  await page.goto(`http://localhost:${server.port}/`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  await page.click(box);
  await page.waitForSelector(`${box}[role="combobox"]`);
  return page;
}

/** From the first key of a visit to its painted list: scripts, data and index come in between. In ms. */
async function firstAnswer(page: Page): Promise<number> {
  const answered = page.evaluate(paintedAfterKey, box);
  await page.press(box, 'f');
  return answered;
}

/** In the page: waiting from outside comes up to half a second late. */
function paintedAfterKey(selector: string): Promise<number> {
  const input = document.querySelector(selector);
  return new Promise((resolve) => {
    let begun = Number.NaN;
    input?.addEventListener('keydown', () => {
      begun = performance.now();
    });
    const observer = new MutationObserver(() => {
      if (input?.ariaExpanded !== 'true') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    if (input) observer.observe(input, { attributeFilter: ['aria-expanded'] });
  });
}

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds: when it began, and its time on the processor. */
  readonly ts: number;
  readonly tdur?: number;
  /** Of a task: what put it there. */
  readonly args?: { readonly src_func?: string; readonly data?: { readonly type?: string } };
};

/** Types a query key by key, and tells of each key what it cost until its answer was painted. In ms. */
async function costOfKeys(page: Page, field: string, query: string): Promise<readonly KeyCost[]> {
  await page.fill(field, '');
  await page.waitForTimeout(betweenKeysMs);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  for (const key of query) {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeysMs);
  }
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const [first] = keys;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === first?.pid && tid === first.tid,
  );
  const begins = keys.map(({ ts }) => ts).sort((a, b) => a - b);
  if (begins.length !== query.length)
    throw new Error(`${begins.length} keys of ${query} were seen`);
  return begins.map((begin, at) => {
    const end = begins[at + 1] ?? begin + betweenKeysMs * 1000;
    // A key is handled inside of its task, which began a moment before.
    const own = tasks
      .filter(({ ts }) => ts >= begin - 5000 && ts < end - 5000)
      .map(({ tdur = 0, args }) => ({ ms: tdur / 1000, from: args?.src_func ?? '?' }))
      .sort((a, b) => b.ms - a.ms);
    const [longest = { ms: 0, from: '?' }] = own;
    return {
      longest: longest.ms,
      longestIs: kinds[longest.from] ?? longest.from,
      total: own.reduce((sum, { ms }) => sum + ms, 0),
    };
  });
}

/** So many times each: "a frame 20, the key itself 17". */
function longestWere(costs: readonly KeyCost[]): string {
  const count = new Map<string, number>();
  for (const { longestIs } of costs) count.set(longestIs, (count.get(longestIs) ?? 0) + 1);
  return [...count]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ');
}

/** What a key costs the browser itself, on this page and this machine. */
function addPlainField(): void {
  const field = document.createElement('input');
  field.id = 'plain';
  document.querySelector('main')?.prepend(field);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
