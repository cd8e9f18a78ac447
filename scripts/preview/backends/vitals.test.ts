import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

const post = async (body: string) =>
  (await askJson(site.port, '/api/vitals', { method: 'POST', body })).status;
const report = (error: string) =>
  `{"country":"AU","page":"/x","measured":{"LCP":900},"errors":[${error}]}`;

it('keeps the report of a visit, and shows it', async () => {
  expect(await post(report('{"name":"TypeError","file":"/assets/a.js","line":1}'))).toBe(200);
  const { text: shown } = await ask(site.port, '/api/vitals');
  expect(shown).toContain('AU /x<td>1<td>900 ms');
  expect(shown).toContain('<li>/x: TypeError at /assets/a.js:1');
});

it.each([
  '{}',
  '<b>',
  '{"country":"AU","page":"/x?y","measured":{},"errors":[]}',
  report('{"name":"Error: a@example.com","file":"","line":1}'),
  report('{"name":"Error","file":"/x?name=somebody","line":1}'),
  report('{"name":"Error","file":"","line":1,"message":"somebody"}'),
])('refuses %s, which is not a report or names the visitor', async (body) => {
  expect(await post(body)).toBe(400);
});
