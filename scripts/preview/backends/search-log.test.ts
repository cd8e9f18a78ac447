import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';
import { signBody } from './search-log.ts';

const KEY = 'test-key';
const PATH = '/api/netsuite/save-search-queries';
const BODY = '{"query":"pfas","country":"AU","ipaddress":""}';
const HASH = 'da3dae20699e8c6b3b533c1de7b9abf67185aa1d23a5dcc991a90ab05e83d239';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ signingKey: KEY });
});
afterAll(() => site.remove());

const post = (body: string | Buffer, hash = signBody(KEY, Buffer.from(body))) =>
  askJson(site.port, PATH, { method: 'POST', body, headers: { 'x-hash': hash } });
const lines = async () =>
  (await readFile(join(site.dataDir, 'search-log.jsonl'), 'utf8')).trim().split('\n');

it('ACCEPTANCE 24, LOG-01, LOG-02: keeps a line for a body whose signature is right', async () => {
  expect((await post(BODY, HASH)).status).toBe(200);
  const line: unknown = JSON.parse((await lines()).at(-1) ?? '');
  const payload = { query: 'pfas', country: 'AU', ipaddress: '' };
  expect(line).toEqual({ receivedAt: expect.any(String), ...payload });
});

it('LOG-02: verifies the bytes as received, whatever the letters and line breaks', async () => {
  const body = '{ "ipaddress":"", "query":"tap\\n💧", "country":"NZ" }';
  expect((await post(body)).status).toBe(200);
  expect((await lines()).at(-1)).toContain('"query":"tap\\n💧"');
});

it.each([
  ['another body', signBody(KEY, Buffer.from(`${BODY} `))],
  ['another key', signBody('other', Buffer.from(BODY))],
  ['upper case', HASH.toUpperCase()],
  ['nothing', ''],
])('LOG-02: returns 401 for a signature of %s, and keeps nothing', async (_of, hash) => {
  const before = await lines();
  expect((await post(BODY, hash)).status).toBe(401);
  expect(await lines()).toEqual(before);
});

it('ACCEPTANCE 23: the log is off without a key', async () => {
  const bare = await openSmallSite();
  const question = { method: 'POST', body: BODY, headers: { 'x-hash': HASH } };
  expect((await askJson(bare.port, PATH, question)).status).toBe(503);
  await bare.remove();
});
