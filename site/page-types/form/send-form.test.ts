import { expect, it, vi } from 'vitest';
import { readOutcome, sendForm } from './send-form.ts';

const options = {
  url: '/forms/contact',
  answers: { name: 'Ann' },
  timeoutMs: 50,
  isOffline: () => false,
};

it('VAL-09 posts JSON and passes on the thanks', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ code: 200, message: 'Thank you.' }),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await sendForm(options)).toEqual({ kind: 'sent', message: 'Thank you.' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/forms/contact');
  expect(init).toMatchObject({ method: 'POST', body: '{"name":"Ann"}' });
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
});

it('VAL-09 A-60 passes on what the endpoint says of each field', () => {
  const errors = { email: 'Enter an email address.', odd: 5 };
  expect(readOutcome(422, { code: 422, errors })).toEqual({
    kind: 'refused',
    errors: { email: 'Enter an email address.' },
  });
});

it.each([
  [200, { code: 200, message: 'Thanks.' }, 'Thanks.'],
  [200, { ok: true }, undefined],
  [202, { ok: true, message: 7 }, undefined],
])('treats a response that reports success as sent: %i %j', (status, body, message) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'sent', message });
});

it.each([
  [200, undefined],
  [200, { ok: false }],
  [500, { ok: true }],
  [200, { total: 3 }],
  [200, '<!doctype html>'],
  [404, { code: 404 }],
  [422, { code: 422 }],
  [500, { code: 500 }],
])('A-60 treats any other response as a failure: %i %j', (status, body) => {
  expect(readOutcome(status, body)).toEqual({ kind: 'failed', why: 'broken' });
});

it('A-60 reports a missing network and a missing answer, and never throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fetched = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  expect(await sendForm({ ...options, isOffline: () => true })).toEqual({
    kind: 'failed',
    why: 'offline',
  });
  expect(await sendForm(options)).toEqual({ kind: 'failed', why: 'no answer' });
});

it('A-60 takes an answer that cannot be read for a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":2', { status: 200 }));
  expect(await sendForm(options)).toEqual({ kind: 'failed', why: 'broken' });
});
