import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { openSmallSite, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

it("CTY-01, ACCEPTANCE 33: each host gets its own tree, and a host without a country its port's tree", async () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    for (const [country, tree] of [
      ['AU', 'au'],
      ['NZ', 'nz'],
    ] as const) {
      const { text, headers } = await ask(site.ports[country], '/', { host });
      expect(text).toContain(`Home ${country}`);
      expect(headers['x-preview-tree']).toBe(
        `${tree}, because the host name doesn't include a country`,
      );
      const named = await ask(site.ports.NZ, '/', { host: `${tree}.localhost` });
      expect(named.text).toContain(`Home ${country}`);
      expect(named.headers['x-preview-tree']).toBe(tree);
    }
});

it('answers on both loopback addresses', async () => {
  const status = await new Promise((resolve) => {
    request({ host: '::1', port: site.port, path: '/' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(200);
});

it('serves a rebuilt page and rebuilt rules without a restart', async () => {
  await site.write('nz/fresh.html', 'one');
  const first = await ask(site.port, '/fresh', { host: 'nz.localhost' });
  await site.write('nz/fresh.html', 'two');
  await site.write('nz/_redirects', '/later /fresh\n');
  const second = await ask(site.port, '/fresh', { host: 'nz.localhost' });
  expect([first.text, second.text]).toEqual(['one', 'two']);
  expect(second.headers.etag).not.toBe(first.headers.etag);
  const moved = await ask(site.port, '/later', { host: 'nz.localhost' });
  expect(moved.headers.location).toBe('/fresh');
});

it('ACCEPTANCE 34: 10 KB of escaped emoji, or a malformed "%", still gets the search page', async () => {
  const emoji = encodeURIComponent('💧'.repeat(2560 * 4));
  for (const keywords of [emoji, '%E0%A4%A', '%3Cscript%3E']) {
    const reply = await ask(site.port, `/search?keywords=${keywords}`);
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('Search AU')]);
  }
});

it('ACCEPTANCE 20 serves the tree that was swapped in, and answers all the while', async () => {
  const swapped = await openSmallSite();
  const failures: unknown[] = [];
  const keep = (error: unknown) => failures.push(error);
  process.on('uncaughtException', keep);
  let isSwapping = true;
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      const seen = new Set<number>();
      while (isSwapping) {
        const reply = await ask(swapped.port, '/HYBRID-G7').catch(() => ({ status: 0 }));
        seen.add(reply.status);
      }
      return seen;
    }),
  );
  for (let build = 1; build <= 10; build += 1) {
    const staging = `${swapped.out}.building`;
    await cp(swapped.out, staging, { recursive: true });
    await writeFile(join(staging, 'au/HYBRID-G7.html'), `build ${build}`);
    await rename(swapped.out, `${swapped.out}.old`);
    await rename(staging, swapped.out);
    await rm(`${swapped.out}.old`, { recursive: true });
  }
  isSwapping = false;
  const statuses = new Set((await asking).flatMap((seen) => [...seen]));
  expect((await ask(swapped.port, '/HYBRID-G7')).text).toBe('build 10');
  process.off('uncaughtException', keep);
  expect(failures).toEqual([]);
  // Between the two renames there's no tree. The answer is then a 404 or cut short, but the server never fails.
  expect([...statuses].filter((status) => ![0, 200, 404].includes(status))).toEqual([]);
  await swapped.remove();
});

it('ACCEPTANCE 32: hashed assets are immutable, HTML is revalidated and gets a 304', async () => {
  const asset = await ask(site.port, '/assets/app-Bx81kQ2z.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['x-kind']).toBe('asset');
  const page = await ask(site.port, '/');
  expect(page.headers['cache-control']).toBe('no-cache');
  const { etag = '' } = page.headers;
  expect(etag).toMatch(/^W\/"/);
  const again = await ask(site.port, '/', { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('compresses text for those who accept it', async () => {
  const plain = await ask(site.port, '/');
  const br = await ask(site.port, '/', { headers: { 'accept-encoding': 'gzip, br' } });
  const zip = await ask(site.port, '/', { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(zip.body).equals(plain.body)).toBe(true);
});

it('ACCEPTANCE 32: a person who opens an unknown address gets the 404 page, whatever its ending', async () => {
  for (const headers of [
    { 'sec-fetch-dest': 'document' },
    { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  ]) {
    for (const path of ['/price-list.pdf', '/assets/gone-1234.js', '/old.php']) {
      const reply = await ask(site.port, path, { headers });
      expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('Not found AU')]);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  }
  // A script's or picture's request says what it's for, even if the browser would accept HTML.
  const headers = { 'sec-fetch-dest': 'script', accept: 'text/html,*/*' };
  expect((await ask(site.port, '/gone.js', { headers })).text).toBe('Not found.\n');
});

it('QLT-10: never serves dot files or anything outside the tree', async () => {
  expect((await ask(site.port, '/.env')).status).toBe(404);
  const refused = [
    '/../nz/index.html',
    '/%2e%2e/nz/index.html',
    '/..%2fnz',
    '/a%5cb',
    '/%00',
    '/%',
    '/a//b',
    '/a/%2e%2e/%2e%2e/secret',
  ];
  for (const path of [...refused, '//evil.example/']) {
    const reply = await ask(site.port, path);
    expect([path, reply.status]).toEqual([path, 400]);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});
