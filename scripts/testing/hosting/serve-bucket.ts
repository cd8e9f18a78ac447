/**
 * Serves an S3 bucket that `npx puretec publish` has filled, behind as much of a CDN as `cdn.json` asks for. An
 * operator has to switch on the same.
 */
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Cdn } from '../../hosting/bucket.ts';
import { ask, type Reply } from '../../preview/testing/ask.ts';
import { bucketStore } from '../../publish/bucket-store.ts';
import type { Store } from '../../publish/store.ts';
import { freePort } from '../free-port.ts';
import { hostnames, type Served } from './served.ts';

const bucket = 'puretec';
const website =
  '<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IndexDocument><Suffix>index.html</Suffix></IndexDocument></WebsiteConfiguration>';

export type S3 = {
  readonly store: Store;
  readonly endpoint: string;
  /** Answers like the bucket's website. */
  readonly ask: (path: string, method?: string) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

export async function startS3(folder: string): Promise<S3> {
  const port = await freePort();
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    vhostBuckets: true,
    configureBuckets: [{ name: bucket, configs: [Buffer.from(website)] }],
  });
  await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    endpoint,
    store: bucketStore({ bucket, endpoint, region: 'us-east-1', ...keys }),
    ask: (path, method = 'GET') =>
      ask(port, path, { method, host: `${bucket}.s3-website-us-east-1.amazonaws.com` }),
    close: () => server.close(),
  };
}

export async function serveBucket(form: string, s3: S3): Promise<Served> {
  const cdn: Cdn = JSON.parse(readFileSync(join(form, 'cdn.json'), 'utf8'));
  const server = createServer((incoming, response) => {
    const hostname = incoming.headers.host ?? '';
    const host = cdn.hosts.find((each) => each.hostname === hostname);
    const { pathname, search } = new URL(`http://cdn${incoming.url?.replace(/^\/+/, '/')}`);
    const { method = 'GET' } = incoming;
    if (!host) return void response.writeHead(404).end();
    const route = host.proxyRoutes.find(({ prefix }) => pathname.startsWith(prefix));
    if (route?.origin !== undefined) {
      const { host: _, ...headers } = incoming.headers;
      const asked = request(`${route.origin}${incoming.url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.writeHead(502).end());
      incoming.pipe(asked);
      return;
    }
    if (route) return void response.writeHead(503, { 'cache-control': 'no-store' }).end();
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end();
    for (const [name, value] of Object.entries(host.headers)) response.setHeader(name, value);
    const lead = (status: number, location: string) =>
      void response.writeHead(status, { location }).end();
    const first = host.redirects.find(({ from }) => from === pathname);
    if (first) return lead(302, first.to);
    if (pathname.length > 1 && pathname.endsWith('/'))
      return lead(301, pathname.slice(0, -1) + search);
    answerFrom(s3, host.prefix + pathname, `${host.notFound}`, method).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    name: 'bucket',
    trees: ['au', 'nz'],
    ask: (tree, path, question) => ask(port, path, { host: hostnames[tree], ...question }),
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

const passed = ['content-type', 'cache-control', 'etag', 'location'];

async function answerFrom(s3: S3, path: string, notFound: string, method: string) {
  const found = await s3.ask(path, method);
  const { status, headers, body } = found.status === 404 ? await s3.ask(notFound, method) : found;
  const kept = Object.fromEntries(
    passed.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return found.status === 404
    ? { status: 404, headers: { ...kept, 'cache-control': 'no-store' }, body }
    : { status, headers: kept, body };
}
