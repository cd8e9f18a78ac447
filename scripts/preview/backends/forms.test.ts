import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const post = (id: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  askJson(site.port, `/forms/${id}`, { method: 'POST', body, headers });
const GOOD = { name: 'Ann', email: 'ann@example.com', message: 'Which cartridge?\nThanks' };

it("VAL-09: keeps a valid form as a line and returns the form's thanks", async () => {
  const { status, json } = await post('contact', JSON.stringify(GOOD));
  expect([status, json]).toEqual([
    200,
    { code: 200, message: 'Thank you. Your message has been sent.' },
  ]);
  const text = await readFile(join(site.dataDir, 'forms.jsonl'), 'utf8');
  const line: unknown = JSON.parse(text.trim().split('\n').at(-1) ?? '');
  expect(line).toEqual({ receivedAt: expect.any(String), form: 'contact', fields: GOOD });
});

it('VAL-09: validates again and returns 422 with a message for each field', async () => {
  const sent = { name: 'x'.repeat(21), email: 'ann@', phone: 'call me', more: 1 };
  const { status, json } = await post('contact', JSON.stringify(sent));
  expect(status).toBe(422);
  expect(json).toEqual({
    code: 422,
    message: 'Check your answers.',
    errors: {
      name: "Use 20 characters or fewer. You've used 21.",
      email: 'Check the email address. It should look like name@example.com.',
      phone: 'Enter a phone number with its area code, in digits and spaces.',
      message: 'Write the message.',
      more: "This form doesn't have this field.",
    },
  });
});

it.each([
  ['an unknown form', 'nope', '{}', JSON_TYPE, 404],
  ['another content type', 'contact', '{}', { 'content-type': 'text/plain' }, 415],
  ['no content type', 'contact', '{}', {}, 415],
  ['broken JSON', 'contact', '{', JSON_TYPE, 400],
  ['a list', 'contact', '[]', JSON_TYPE, 400],
  ['more than 64 KB', 'contact', `{"name":"${'x'.repeat(70_000)}"}`, JSON_TYPE, 413],
] as const)('VAL-09: refuses %s', async (_what, id, body, headers, status) => {
  expect((await post(id, body, headers)).status).toBe(status);
});

it('VAL-09 A-60: takes a form that was sent without a script, and returns a page', async () => {
  const plain = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (body: string) =>
    fetch(`http://127.0.0.1:${site.port}/forms/contact`, { method: 'POST', body, headers: plain });
  const good = await send('name=Ann+B&email=ann%40example.com&phone=&message=Which%3F');
  expect([good.status, good.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await good.text()).toContain('Your message has been sent.');
  const bad = await send('name=%3Cb%3E&email=ann&message=');
  expect(bad.status).toBe(422);
  expect(await bad.text()).toContain('<li>Email: Check the email address');
});
