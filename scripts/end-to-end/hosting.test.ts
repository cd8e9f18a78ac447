/**
 * Serves the built site with each host's real program: our preview, Debian's nginx, Cloudflare's runtime, and an S3
 * bucket with as much of a CDN as it needs.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEach } from '../for-each.ts';
import { hostingNames } from '../hosting/all-adapters.ts';
import { readSettings } from '../preview/read-settings.ts';
import { serve } from '../preview/serve.ts';
import { ask } from '../preview/testing/ask.ts';
import { readHeaderRules } from '../preview/url-rules.ts';
import { publishRelease } from '../publish/publish-release.ts';
import { readBucketOutput } from '../publish/read-deploy-output.ts';
import { builtSite } from '../testing/built-site.ts';
import { addressesIn, errorOf, rowsOf } from '../testing/hosting/expected-responses.ts';
import { ownOutput } from '../testing/hosting/own-output.ts';
import { serveBucket, startS3 } from '../testing/hosting/serve-bucket.ts';
import { serveWorkers } from '../testing/hosting/serve-cloudflare.ts';
import { findNginx, serveNginx } from '../testing/hosting/serve-nginx.ts';
import { hostnames, type Served } from '../testing/hosting/served.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const trees = ['au', 'nz'] as const;
const work = temporaryFolder('hosts');
const site = join(work, 'site');
const opened: { close: () => Promise<unknown> }[] = [];
const rows = new Map(trees.map((tree) => [tree, rowsOf(join(builtSite, tree))]));
const addresses = new Map(
  trees.map((tree) => [tree, [...addressesIn(join(builtSite, tree), hostnames[tree])]]),
);
let backendPort = 0;
/** Cloudflare's runtime takes longest to start, so it starts first. */
let starting: Promise<Served>;

async function bucket(): Promise<Served> {
  const s3 = await startS3(join(work, 's3'));
  opened.push(s3);
  const form = await readBucketOutput(site);
  // No request here asks for these thousands of pictures, so they would only cost time.
  const asked = new Set(
    trees.flatMap((tree) =>
      [...(rows.get(tree) ?? []).map(({ path }) => path), ...(addresses.get(tree) ?? [])].map(
        (path) => decodeURI(`${tree}${path}`),
      ),
    ),
  );
  const files = [...form.files].filter(([key]) => !key.includes('/_ipx/') || asked.has(key));
  await publishRelease(s3.store, { ...form, files: new Map(files) });
  return serveBucket(join(site, 'bucket'), s3);
}

const hosts: Readonly<Record<Served['name'], () => Promise<Served>>> = {
  preview: async () => ({
    name: 'preview',
    trees,
    ask: (tree, path, question) => ask(backendPort, path, { host: hostnames[tree], ...question }),
    close: async () => {},
  }),
  nginx: async () => {
    const program = findNginx();
    if (program === undefined) throw new Error("nginx isn't installed, and can't be.");
    return serveNginx(program, join(site, 'nginx'), join(work, 'nginx'));
  },
  bucket,
  workers: () => starting,
};

beforeAll(async () => {
  const dataDir = join(work, 'data');
  mkdirSync(dataDir);
  const backends = await serve({ out: builtSite, port: 0, dataDir, ...readSettings(builtSite) });
  opened.push(backends);
  backendPort = backends.port;
  const origin = `http://127.0.0.1:${backendPort}`;
  const upstreams = { api: origin, gateway: origin, forms: origin, portal: origin };
  await ownOutput(builtSite, site, hostingNames, { upstreams });
  starting = serveWorkers(join(site, 'cloudflare'));
  starting.catch(() => {});
});
afterAll(async () => {
  await starting.then((each) => opened.push(each)).catch(() => {});
  await Promise.allSettled(opened.map((each) => each.close()));
});

describe.each(Object.entries(hosts))('%s', (_, start) => {
  let host: Served;
  beforeAll(async () => {
    host = await start();
    opened.push(host);
  });

  it('ACCEPTANCE 32, 33 answers every kind of request as the table says', async () => {
    const faults: string[] = [];
    for (const tree of host.trees) {
      const headers = readFileSync(join(builtSite, tree, '_headers'), 'utf8');
      const security = readHeaderRules(headers, '_headers')('/');
      for (const row of rows.get(tree) ?? []) {
        const fault = await errorOf(host, tree, row, security);
        if (fault !== undefined) faults.push(`${tree} ${row.path} (${row.says}): ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('redirects no page, canonical address, line of the sitemap or internal link', async () => {
    const faults: string[] = [];
    for (const tree of host.trees) {
      const own = (addresses.get(tree) ?? [])
        .filter((path) => path !== '/login' && !path.startsWith('/puretec/'))
        // nginx is fast enough to serve every page. Its rules don't differ from page to page.
        .filter((_, index) => host.name === 'nginx' || index % 5 === 0);
      expect(own.length).toBeGreaterThan(60);
      const look = async (path: string) => {
        const { status } = await host.ask(tree, path, { method: 'HEAD' });
        if (status !== 200) faults.push(`${tree} ${path}: ${status}`);
      };
      await forEach(own, look, 4);
    }
    expect(faults).toEqual([]);
  });

  it("passes on the backends' answers unchanged", async () => {
    const headers = { 'content-type': 'application/json' };
    const calls = [
      ['/forms/contact', { method: 'POST', headers, body: '{"name":"A"}' }],
      ['/api/cacheable/items?q=tap&country=AU', {}],
      ['/puretec/dealer.ssp', {}],
    ] as const;
    for (const tree of host.trees)
      for (const [path, question] of calls) {
        const direct = await ask(backendPort, path, question);
        const through = await host.ask(tree, path, question);
        expect([path, through.status, through.text]).toEqual([path, direct.status, direct.text]);
      }
  });
});
