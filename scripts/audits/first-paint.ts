/**
 * How soon a page of ours paints, beside a page of another site, in one run:
 * `node --import tsx scripts/audits/first-paint.ts TREE PATH PEER PEER_PATH [RUNS]`, such as
 * `dist/au /HYBRID-G7 .peers-work/astro/dist /au/wf10003/ 5`. Lighthouse, mobile; medians in ms. Both come
 * over HTTP/2 with TLS and brotli 11, since no CDN speaks less: over HTTP/1.1 each further file would cost a
 * connection, which no visitor pays. Exit 1 where ours paints later, or its largest part over 300 ms later.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../test/find-browser.ts';

const [tree = 'dist/au', path = '/HYBRID-G7', peer = '', peerPath = '/', runs = '5'] =
  process.argv.slice(2);
const most = { first: 0, largest: 300 };
const debuggingPort = 4538;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const folder = mkdtempSync(join(tmpdir(), 'first-paint-'));
const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
execFileSync(
  'openssl',
  `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${cert} -days 2 -subj /CN=localhost`.split(
    ' ',
  ),
  { stdio: 'ignore' },
);

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** A folder as a CDN serves it. Returns its address. */
async function serveFolder(root: string): Promise<string> {
  const kept = new Map<string, Buffer>();
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  server.on('request', (request, response) => {
    const asked = join(root, decodeURIComponent(new URL(request.url, 'https://x').pathname));
    const file = [asked, `${asked}.html`, join(asked, 'index.html')].find(isFile);
    if (!file) return response.writeHead(404).end();
    const type = types[extname(file)];
    const body =
      kept.get(file) ?? (type ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    kept.set(file, body);
    response.writeHead(200, type ? { 'content-type': type, 'content-encoding': 'br' } : {});
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return `https://localhost:${port}`;
}

type Paint = { readonly first: number; readonly largest: number; readonly score: number };

async function measure(url: string): Promise<Paint> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  });
  const of = (id: string) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    first: of('first-contentful-paint'),
    largest: of('largest-contentful-paint'),
    score: (result?.lhr.categories.performance?.score ?? 0) * 100,
  };
}

const median = (paints: readonly Paint[], of: keyof Paint): number =>
  paints.map((paint) => paint[of]).toSorted((a, b) => a - b)[paints.length >> 1] ?? Number.NaN;

const urls = [`${await serveFolder(tree)}${path}`, `${await serveFolder(peer)}${peerPath}`];
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--ignore-certificate-errors',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
const paints: Paint[][] = urls.map(() => []);
// In turn, so that what else the machine does meets both alike.
for (let run = 0; run < Number(runs); run++)
  for (const [at, url] of urls.entries()) paints[at]?.push(await measure(url));
await browser.close();
rmSync(folder, { recursive: true });
const [ours, theirs] = paints.map((each) => ({
  first: median(each, 'first'),
  largest: median(each, 'largest'),
  score: median(each, 'score'),
}));
console.log('                first  largest  score');
for (const [name, paint] of [
  ['ours', ours],
  ['theirs', theirs],
] as const)
  console.log(
    `${name.padEnd(12)}${paint?.first.toFixed(0).padStart(9)}${paint?.largest.toFixed(0).padStart(9)}${paint?.score.toFixed(0).padStart(7)}`,
  );
const late =
  !ours ||
  !theirs ||
  ours.first > theirs.first + most.first ||
  ours.largest > theirs.largest + most.largest;
process.exit(late ? 1 : 0);
