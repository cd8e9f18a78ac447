/** Measures a visit's bytes and requests, and nginx's throughput on this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onExit } from '../on-exit.ts';
import { requireTrees } from '../preview/serve.ts';
import { ask, type Reply } from '../preview/testing/ask.ts';
import { ownOutput } from '../testing/hosting/own-output.ts';
import { findNginx, serveNginx } from '../testing/hosting/serve-nginx.ts';
import { hostnames } from '../testing/hosting/served.ts';
import { UserError } from '../user-error.ts';

const pages = ['/', '/mains-water-filter-systems', '/HYBRID-G7'];
const host = hostnames.au;

type Options = {
  readonly site: string;
  readonly seconds: number;
  readonly connections: number;
};

export async function run({ site, seconds, connections }: Options): Promise<number> {
  requireTrees(site);
  const nginx = findNginx();
  if (nginx === undefined)
    throw new UserError("nginx isn't installed. On Debian, run apt-get install nginx-light.");
  const work = mkdtempSync(join(tmpdir(), 'load-'));
  const discard = onExit(() => rmSync(work, { recursive: true, force: true }));
  const folder = join(work, 'site');
  await ownOutput(resolve(site), folder, ['nginx'], { isCompressed: true });
  const { port, close } = await serveNginx(nginx, join(folder, 'nginx'), join(work, 'nginx'));
  try {
    const visit = await measureVisit(port);
    const load = await generateLoad(port, seconds, connections);
    process.stdout.write(report(visit, load, connections));
    return load.failed === 0 ? 0 : 1;
  } finally {
    await close();
    discard();
  }
}

/** Finds styles, scripts, fonts and pictures that aren't lazy, at the lowest density. */
function loadedBy(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const isLoaded = /^<(?:script|img)/.test(tag)
      ? !/\bloading="?lazy/.test(tag)
      : /\brel="?(?:stylesheet|preload|modulepreload|icon)/.test(tag);
    const url = /\s(?:href|src)="?(\/[^"\s>]*)/.exec(tag)?.[1];
    if (isLoaded && url !== undefined) found.add(url.replaceAll('&amp;', '&'));
  }
  return found;
}

/** Visits with an empty cache, then again. Immutable files aren't requested again, others are revalidated. */
async function measureVisit(port: number) {
  const expectStatus = async (expected: number, path: string, headers = {}): Promise<Reply> => {
    const reply = await ask(port, path, {
      host,
      headers: { 'accept-encoding': 'gzip', ...headers },
    });
    if (reply.status === expected) return reply;
    throw new Error(`${path} returned ${reply.status}, not ${expected}`);
  };
  const cache = new Map<string, Reply>();
  for (const page of pages)
    for (const path of [page, ...loadedBy((await ask(port, page, { host })).text)])
      if (!cache.has(path)) cache.set(path, await expectStatus(200, path));
  const again: Reply[] = [];
  for (const [path, { headers }] of cache)
    if (!/\bimmutable\b/.test(headers['cache-control'] ?? ''))
      again.push(await expectStatus(304, path, { 'if-none-match': headers.etag ?? '' }));
  const sum = (replies: readonly Reply[]) => ({
    requests: replies.length,
    bytes: replies.reduce((total, { bytes }) => total + bytes, 0),
  });
  return { cold: sum([...cache.values()]), again: sum(again) };
}

/** Requests the pages in turn over persistent connections. `times` are sorted, in milliseconds. */
async function generateLoad(port: number, seconds: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { host, 'accept-encoding': 'gzip' };
  const statusOf = (path: string) =>
    new Promise<number>((done) => {
      request({ host: '127.0.0.1', port, path, agent, headers }, (answer) =>
        answer.resume().on('end', () => done(answer.statusCode ?? 0)),
      )
        .on('error', () => done(0))
        .end();
    });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const connection = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      const status = await statusOf(pages[times.length % pages.length] ?? '/');
      times.push(performance.now() - start);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  const spent = (performance.now() - began) / 1000;
  return { failed, seconds: spent, times: times.sort((a, b) => a - b) };
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number) => `${whole(bytes / 1000)} KB`;
const million = 1_000_000;

/** Shows the arithmetic of every figure, so a reader can check it. */
function report(
  { cold, again }: Awaited<ReturnType<typeof measureVisit>>,
  { failed, seconds, times }: Awaited<ReturnType<typeof generateLoad>>,
  connections: number,
): string {
  const rate = times.length / seconds;
  const quantile = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  const requests = cold.requests * million;
  return `A visit: ${pages.join(', ')}, with everything they load at once, compressed, headers included
  cold         ${kilobytes(cold.bytes)} in ${cold.requests} requests
  again        ${kilobytes(again.bytes)} in ${again.requests} requests, all 304; hashed files are cached
nginx, with one Node process on the same machine using ${connections} connections, for ${whole(seconds)} s
  ${whole(rate)} requests a second, ${failed} failed; half under ${quantile(0.5)} ms, 99% under ${quantile(0.99)} ms
A million cold visits
  ${whole((cold.bytes * million) / 1e9)} GB = ${kilobytes(cold.bytes)} × 1,000,000
  ${whole(requests)} requests = ${cold.requests} × 1,000,000; ${whole(requests / 30 / 86_400)} a second on average over 30 days
  ${(requests / rate / 3600).toFixed(1)} hours of this server = ${whole(requests)} / ${whole(rate)} / 3,600
`;
}
