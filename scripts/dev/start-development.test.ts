/** The development server as other programs on this machine reach it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { ask } from '../preview/testing/ask.ts';
import { projectRoot } from '../project-root.ts';
import { type DevServer, startServer } from '../testing/dev-server.ts';
import { freePort } from '../testing/free-port.ts';

const secret = `what-people-typed-${process.pid}`;
const folder = join(projectRoot, '.cache', `dev-test-${process.pid}`);
let server: DevServer;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'forms.jsonl'), secret);
  writeFileSync(join(folder, 'forms.ts'), `export default '${secret}';`);
  server = startServer(fixture, await freePort());
  await server.ready;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('QLT-10 serves what pages load, and no other file of the checkout or the machine', async () => {
  const cache = `/.cache/dev-test-${process.pid}`;
  const at = (file: string) => [file, `/@fs${projectRoot}${file}`];
  const files = [
    `${cache}/forms.jsonl`,
    `${cache}/forms.ts`,
    '/package.json',
    '/scripts/user-error.ts',
  ];
  const paths = files.flatMap(at).concat('/@fs/etc/hostname', '/.git/HEAD', '/catalogue/site.yaml');
  for (const path of paths) {
    for (const query of ['', '?raw', '?url', '?import&raw??']) {
      const { status, text } = await ask(server.port, path + query);
      expect([status === 403 || status === 404, path + query, status]).toContain(true);
      expect(text).not.toContain(secret);
    }
  }
  const page = await ask(server.port, '/CT-1');
  const loaded = [...page.text.matchAll(/(?:src|href)="(\/[^"]+\.(?:tsx?|css)[^"]*)"/g)];
  expect(loaded.length).toBeGreaterThan(2);
  for (const [, path = ''] of loaded) expect((await ask(server.port, path)).status).toBe(200);
});

it('opens only sources in an editor', async () => {
  const cache = `.cache/dev-test-${process.pid}`;
  for (const file of [
    '/etc/hostname',
    'package.json',
    `${cache}/forms.ts`,
    'site/../package.json',
  ]) {
    const path = `/__open-in-editor?file=${encodeURIComponent(`${file}:1:1`)}`;
    expect([file, (await ask(server.port, path)).status]).toEqual([file, 403]);
  }
  const other = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect(
    (await ask(server.port, '/__open-in-editor?file=scripts/dev/start-development.ts', other))
      .status,
  ).toBe(403);
});

it('CTY-01 serves New Zealand on plain localhost too', async () => {
  const [, port = ''] = /New Zealand .* or http:\/\/localhost:(\d+)\//.exec(server.output()) ?? [];
  const nz = await ask(Number(port), '/CT-1', { host: 'localhost' });
  expect(nz.text).toContain('data-country="NZ"');
  expect((await ask(server.port, '/CT-1', { host: 'localhost' })).text).toContain(
    'data-country="AU"',
  );
  // Pages on both ports receive messages about edits.
  const headers = {
    ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' },
    ...{ 'sec-websocket-key': btoa('sixteen letters.'), 'sec-websocket-version': '13' },
  };
  await new Promise<void>((done, fail) => {
    request({ host: 'localhost', port, headers })
      .on('upgrade', (_response, socket) => done(void socket.destroy()))
      .on('response', ({ statusCode }) => fail(new Error(`no websocket: ${statusCode}`)))
      .on('error', fail)
      .end();
  });
});

it('A-08 the dealer login opens the mock portal, and an unknown address the 404 page', async () => {
  const { text } = await ask(server.port, '/CT-1');
  expect(text).toContain('href="/portal#/login"');
  expect(text).not.toContain('.com.au/portal');
  const headers = { 'sec-fetch-dest': 'document' };
  const opened = await ask(server.port, '/old.php', { headers });
  expect([opened.status, opened.text]).toEqual([404, expect.stringContaining('<h1')]);
  expect((await ask(server.port, '/old.php')).text).toBe('Not found.\n');
});
