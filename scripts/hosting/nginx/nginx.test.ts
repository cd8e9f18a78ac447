import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask as askPort } from '../../preview/testing/ask.ts';
import {
  parseHeaderRules,
  parseRedirectRules,
  readRedirectRules,
} from '../../preview/url-rules.ts';
import { ambiguousPaths } from '../../testing/hosting/ambiguous-paths.ts';
import { findNginx, type Nginx, serveNginx } from '../../testing/hosting/serve-nginx.ts';
import { serveNames } from '../../testing/serve-names.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { forwardingHeaders, type Tree } from '../hosting-adapter.ts';
import { nginx } from './nginx.ts';

const work = temporaryFolder('nginx');
const program = findNginx();
const asked: string[] = [];
let received: IncomingHttpHeaders = {};
const backend = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  received = request.headers;
  response.end('here');
});
/** A self-signed certificate and a server with it. Undefined without openssl. */
function proving(name: string) {
  const [key, cert] = [join(work, `${name}.key`), join(work, `${name}.pem`)];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key],
    ...['-out', cert, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`],
  ]);
  if (made.status !== 0) return undefined;
  const given = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createSecure(given, (request, response) => {
    asked.push(`${name} ${request.url}`);
    if (request.url === '/secure/away')
      response.writeHead(302, { location: `https://${request.headers.host}/secure/there?a=1` });
    response.end(name);
  }).listen(0, '127.0.0.1');
  return { server, cert, port: () => (server.address() as AddressInfo).port };
}
const known = proving('backend.internal');
const stranger = proving('stranger.internal');

const redirects = [
  '/plain /page 301',
  '/query /page?step=home 301',
  '/part /page#form 301',
  '/both /page?step=home#form 301',
  '/login https://portal.example/x#/login 302',
].join('\n');

let names: Awaited<ReturnType<typeof serveNames>>;
let served: Nginx | undefined;

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  names = await serveNames();
  const { port } = backend.address() as AddressInfo;
  const form = join(work, 'form');
  const files = { 'index.html': 'home', '404.html': 'not here' };
  const trees = (['au', 'nz'] as const).map(
    (name): Tree => ({
      name,
      hostname: name === 'au' ? 'www.puretec.com.au' : 'www.puretec.co.nz',
      files: new Map(Object.entries(files).map(([path, text]) => [path, text.length])),
      headers: parseHeaderRules('/*\n  Content-Security-Policy: strict\n', '_headers'),
      redirects: parseRedirectRules(redirects, '_redirects'),
      proxyRoutes: [
        { prefix: '/api/', origin: `http://backend.internal:${port}` },
        { prefix: '/gateway/', origin: `http://127.0.0.1:${port}` },
        { prefix: '/forms/', origin: undefined },
        { prefix: '/portal/', origin: 'http://127.0.0.1:9' },
        ...(known && stranger
          ? [
              { prefix: '/secure/', origin: `https://backend.internal:${known.port()}` },
              { prefix: '/strange/', origin: `https://stranger.internal:${stranger.port()}` },
              { prefix: '/other/', origin: `https://other.internal:${known.port()}` },
              { prefix: '/own/', origin: `https://127.0.0.1:${stranger.port()}` },
            ]
          : []),
      ],
    }),
  );
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(form, path)), { recursive: true });
    writeFileSync(join(form, path), text);
  };
  const { texts } = await nginx.convert(trees, {
    root: form,
    resolver: names.address,
    siteName: 'puretec',
  });
  const trusts = (text: string) =>
    known ? text.replaceAll('/etc/ssl/certs/ca-certificates.crt', known.cert) : text;
  for (const { path, content } of texts) put(path, trusts(content));
  for (const { name } of trees)
    for (const [path, text] of Object.entries(files)) put(`${name}/${path}`, text);
  if (program !== undefined) served = await serveNginx(program, form, join(work, 'nginx'));
});
afterAll(async () => {
  await served?.close();
  names.close();
  for (const { server } of [{ server: backend }, known, stranger].filter((each) => !!each))
    server.close();
});

const ask = async (path: string, question = {}) => {
  if (!served) throw new Error('nginx is not there');
  const { status, headers, text } = await served.ask('au', path, question);
  return { status, headers, text };
};

/** nginx caches a failed lookup for a while, so this tries until it succeeds. */
const askUntilFound = (path: string) =>
  vi.waitUntil(
    async () => {
      const found = await ask(path);
      return found.status === 200 && found;
    },
    { timeout: 10_000, interval: 100 },
  );

describe.runIf(program !== undefined)('nginx', () => {
  it('takes a search for a keyword of 10 KB', async () => {
    const { status, text } = await ask(`/?q=${'%20'.repeat(10_000)}`);
    expect([status, text]).toEqual([200, 'home']);
  });

  it('serves pages while a backend name has no address, and uses the backend once it has one', async () => {
    expect((await ask('/')).text).toBe('home');
    expect((await ask('/api/items?q=a%20b')).status).toBe(502);
    names.ip = '127.0.0.1';
    expect((await askUntilFound('/api/items?q=a%20b')).text).toBe('here');
    expect((await ask('/api/a%20b/c?d=%C3%A9')).text).toBe('here');
    expect((await ask('/gateway/dev?x=%2F', { method: 'POST', body: '{}' })).text).toBe('here');
    expect(asked).toEqual([
      'GET /api/items?q=a%20b',
      'GET /api/a%20b/c?d=%C3%A9',
      'POST /gateway/dev?x=%2F',
    ]);
  });

  it.each(ambiguousPaths)(
    'refuses a path that a backend may read differently: %s',
    async (path) => {
      asked.length = 0;
      for (const prefix of ['/gateway/', '/api/']) {
        const answer = await ask(path.replaceAll('/gateway/', prefix));
        expect([400, 404], path).toContain(answer.status);
        if (answer.status === 400 && answer.headers['content-type'] !== 'text/html')
          expect(answer.headers).toMatchObject({ 'content-security-policy': 'strict' });
      }
      expect(asked).toEqual([]);
    },
  );

  it('forwards every other path as sent', async () => {
    asked.length = 0;
    const paths = [
      ...['/gateway/', '/gateway/.well-known/x', '/gateway/..x/...', '/gateway/x;jsessionid=1'],
      ...['/gateway/caf%C3%A9/%25', '/gateway/x?to=//a/../b%2F#', '/gateway/x?', '/gateway/a.b/'],
    ];
    for (const path of paths) expect([path, (await ask(path)).text]).toEqual([path, 'here']);
    expect((await ask('http://www.puretec.com.au/gateway/x')).text).toBe('here');
    expect(asked).toEqual([...paths, '/gateway/x'].map((path) => `GET ${path}`));
  });

  it("passes none of a client's own forwarding headers to a backend", async () => {
    const claims = Object.fromEntries(forwardingHeaders.map((name) => [name, 'claimed']));
    await ask('/gateway/dev', { headers: { ...claims, accept: 'text/claimed' } });
    expect(received).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'www.puretec.com.au',
      accept: 'text/claimed',
    });
    expect(Object.entries(received).filter(([, value]) => value === 'claimed')).toEqual([]);
  });

  it("sends nginx's own error messages with the pages' headers", async () => {
    for (const [path, status, text] of [
      ['/forms/contact', 503, "This service isn't set up."],
      ['/portal/', 502, 'Go back and try again later. What you typed is still there.'],
    ] as const) {
      const answer = await ask(path, { method: 'POST', body: 'a=b' });
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
      expect(answer.headers).toMatchObject({
        'content-security-policy': 'strict',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      });
    }
  });

  it('ACCEPTANCE 33 answers any other host without a page, and names our sites', async () => {
    for (const host of ['www.puretec.nz', '127.0.0.1', 'puretec.com.au.example']) {
      const { status, text, headers } = await askPort(served?.port ?? 0, '/', { host });
      expect([host, status, text]).toEqual([
        host,
        404,
        'This host has no site. Our sites are https://www.puretec.com.au/ and https://www.puretec.co.nz/.\n',
      ]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain' });
    }
  });

  it("carries a visitor's query to a redirect's target as the preview does", async () => {
    const find = readRedirectRules(redirects, '_redirects');
    for (const from of ['/plain', '/query', '/part', '/both', '/login'])
      for (const search of ['', '?utm_source=mail&b=%20c']) {
        const { status, headers } = await ask(from + search);
        expect([from + search, { status, to: headers.location }]).toEqual([
          from + search,
          find(from, search),
        ]);
      }
  });

  it.runIf(known !== undefined)(
    'proxies over TLS only to backends with a valid certificate, and hides their names',
    async () => {
      names.ip = '127.0.0.1';
      expect((await askUntilFound('/secure/a?b=c')).text).toBe('backend.internal');
      expect((await ask('/secure/away')).headers.location).toBe('/secure/there?a=1');
      asked.length = 0;
      for (const path of ['/strange/contact', '/other/contact']) {
        expect(await ask(path, { method: 'POST', body: 'message' })).toMatchObject({ status: 502 });
      }
      expect(asked, 'requests that reached a backend').toEqual([]);
      expect((await ask('/own/contact')).text).toBe('stranger.internal');
    },
  );
});
