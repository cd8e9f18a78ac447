/**
 * The built site on every host it can be published to, each with its real program: the preview,
 * Debian's nginx, Cloudflare's runtime (Workers assets and Pages), and a bucket that speaks S3 behind
 * as much of a CDN as it needs. The same table of requests for all (ACCEPTANCE 32, 33); and no page, canonical, line of
 * the sitemap or internal link is answered with a redirect.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostNames } from '../hosts/host.ts';
import { readHeaderRules } from '../preview/header-rules.ts';
import { readSettings } from '../preview/read-settings.ts';
import { serve } from '../preview/serve.ts';
import { ask } from '../preview/testing/ask.ts';
import { publishRelease } from '../release/publish-release.ts';
import { readBucketForm } from '../release/read-form.ts';
import { forEach } from '../release/store.ts';
import { ownForm } from './hosts/own-form.ts';
import { serveBucket, startS3 } from './hosts/serve-bucket.ts';
import { servePages, serveWorkers } from './hosts/serve-cloudflare.ts';
import { findNginx, serveNginx } from './hosts/serve-nginx.ts';
import { hostnames, type Served } from './hosts/served.ts';
import { addressesIn, faultOf, rowsOf } from './hosts/table.ts';

const built = resolve(process.argv[2] ?? 'dist');
const work = mkdtempSync(join(tmpdir(), 'hosts-'));
const began = performance.now();
const opened: { close: () => Promise<unknown> }[] = [];
const starting: Promise<Served>[] = [];
let failed = 0;
let passed = 0;

try {
  const site = join(work, 'site');
  mkdirSync(join(work, 'data'));
  const backends = await serve({
    out: built,
    port: 0,
    dataDir: join(work, 'data'),
    ...readSettings(built),
  });
  opened.push(backends);
  const origin = `http://127.0.0.1:${backends.port}`;
  const upstreams = { api: origin, gateway: origin, forms: origin, portal: origin };
  await ownForm(built, site, hostNames, { upstreams });
  tell('written for every host');
  // workerd takes its time to start; the others are asked meanwhile.
  starting.push(
    open(serveWorkers(join(site, 'cloudflare'), work)),
    open(servePages(join(site, 'cloudflare'), work)),
  );
  for (const each of starting) each.catch(() => {});
  const rows = new Map((['au', 'nz'] as const).map((tree) => [tree, rowsOf(join(site, tree))]));
  const addresses = new Map(
    (['au', 'nz'] as const).map((tree) => [tree, addressesIn(join(site, tree), hostnames[tree])]),
  );

  await judge({
    name: 'preview',
    trees: ['au', 'nz'],
    ask: (tree, path, question) => ask(backends.port, path, { host: hostnames[tree], ...question }),
    close: async () => {},
  });
  const nginx = findNginx();
  if (nginx !== undefined)
    await judge(await open(serveNginx(nginx, join(site, 'nginx'), join(work, 'nginx'))));
  else console.log('GAP: nginx is not installed and cannot be, so nothing is known of it.');
  const s3 = await startS3(join(work, 's3'));
  opened.push(s3);
  // Thousands of pictures that nobody asks for here would only take their time.
  const asked = new Set(
    [...rows].flatMap(([tree, all]) =>
      [...all.map(({ path }) => path), ...(addresses.get(tree) ?? [])].map((path) =>
        decodeURI(`${tree}${path}`),
      ),
    ),
  );
  const form = await readBucketForm(site);
  const files = [...form.files].filter(([key]) => !key.includes('/_ipx/') || asked.has(key));
  await publishRelease(s3.store, { ...form, files: new Map(files) });
  tell('published to the bucket');
  await judge(await open(serveBucket(join(site, 'bucket'), s3)));
  for (const each of starting) await judge(await each);

  async function judge(host: Served): Promise<void> {
    for (const tree of host.trees) {
      const rules = readHeaderRules(
        readFileSync(join(built, tree, '_headers'), 'utf8'),
        '_headers',
      );
      const security = rules('/');
      for (const row of rows.get(tree) ?? []) {
        const fault = await faultOf(host, tree, row, security);
        count(fault && `${host.name} ${tree} ${row.path} (${row.says}): ${fault}`);
      }
      await forEach(
        [...(addresses.get(tree) ?? [])],
        async (path) => {
          const handed = site.length > 0 && path.startsWith('/puretec/');
          if (handed || path === '/login') return;
          const { status } = await host.ask(tree, path, { method: 'HEAD' });
          count(
            status === 200
              ? undefined
              : `${host.name} ${tree} ${path}: ${status}, though pages lead there`,
          );
        },
        4,
      );
      await judgeBackends(host, tree);
    }
    tell(`${host.name}: ${host.trees.join(' and ')}`);
  }

  async function judgeBackends(host: Served, tree: 'au' | 'nz'): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const calls = [
      ['/forms/contact', { method: 'POST', headers, body: '{"name":"A"}' }],
      ['/api/cacheable/items?q=tap&country=AU', {}],
      ['/puretec/dealer.ssp', {}],
    ] as const;
    for (const [path, question] of calls) {
      const direct = await ask(backends.port, path, question);
      const through = await host.ask(tree, path, question);
      const isSame = through.status === direct.status && through.text === direct.text;
      count(
        isSame
          ? undefined
          : `${host.name} ${tree} ${path}: ${direct.status} ${direct.text.slice(0, 60)} behind it, ${through.status} ${through.text.slice(0, 60)} before it`,
      );
    }
  }
} catch (error) {
  failed += 1;
  console.error(error);
} finally {
  await Promise.allSettled(starting);
  await Promise.allSettled(opened.map((each) => each.close()));
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
console.log(`${passed} as wanted, ${failed} not`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function open(starting: Promise<Served>): Promise<Served> {
  const served = await starting;
  opened.push(served);
  return served;
}

function count(fault: string | undefined): void {
  if (fault === undefined) passed += 1;
  else {
    failed += 1;
    if (failed <= 60) console.log(fault);
  }
}

function tell(what: string): void {
  console.log(`${what}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
