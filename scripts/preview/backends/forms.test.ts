import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormField } from '../../../kernel/contract.ts';
import { askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';
import { findFieldError } from './forms.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const post = (id: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE) =>
  askJson(site.port, `/forms/${id}`, { method: 'POST', body, headers });
const GOOD = { name: 'Ann', email: 'ann@example.com', message: 'Which cartridge?\nThanks' };

describe('the forms', () => {
  it("VAL-09: keeps a valid form as a line and answers with the form's thanks", async () => {
    const { status, json } = await post('contact', JSON.stringify(GOOD));
    expect([status, json]).toEqual([
      200,
      { code: 200, message: 'Thank you. Your message has been sent.' },
    ]);
    const text = await readFile(join(site.dataDir, 'forms.jsonl'), 'utf8');
    const line: unknown = JSON.parse(text.trim().split('\n').at(-1) ?? '');
    expect(line).toEqual({ receivedAt: expect.any(String), form: 'contact', fields: GOOD });
  });

  it('VAL-09: validates again and answers 422 with a message for each field', async () => {
    const sent = { name: 'x'.repeat(21), email: 'ann@', phone: 'call me', more: 1 };
    const { status, json } = await post('contact', JSON.stringify(sent));
    expect(status).toBe(422);
    expect(json).toEqual({
      code: 422,
      message: 'Check your answers.',
      errors: {
        name: 'Use 20 characters or fewer.',
        email: 'Enter an email address, like name@example.com.',
        phone: 'Enter a phone number in digits and spaces.',
        message: 'Fill in this field.',
        more: 'This form has no such field.',
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
});

it('VAL-09 A-60: takes a form that was sent without a script, and answers with a page', async () => {
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
  expect(await bad.text()).toContain('<li>Email: Enter an email address');
});

describe('findFieldError', () => {
  const codes = {
    codes: [{ code: 'WH2-60', name: 'Filter' }],
    former: [{ code: 'WH2-45A', now: 'WH2-45' }],
  };

  it.each([
    ['productCode', 'NOTACODE', "We don't have a product with the code NOTACODE."],
    ['productCode', 'wh260', undefined],
    ['productCode', 'WH2-45A', undefined],
    ['serialNumber', '!!!', 'Letters, digits and hyphens.'],
    ['purchaseDate', '2099-01-01', 'Enter a date that isn’t in the future.'],
    ['purchaseDate', '1988-12-31', 'Enter a date from 1 January 1989 onwards.'],
    ['purchaseDate', '2024-03-31', undefined],
  ] as const)('VAL-09: a registration with %s %j: %s', (name, value, fault) => {
    const limits = {
      productCode: field('text', { lookup: 'product-code' }),
      serialNumber: field('text', {
        pattern: '[A-Za-z0-9\\-]{4,30}',
        patternMessage: 'Letters, digits and hyphens.',
      }),
      purchaseDate: field('date', { min: '1989-01-01', max: 'today' }),
    };
    const found = findFieldError(limits[name], value, codes);
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });

  const field = (type: FormField['type'], more: Partial<FormField> = {}): FormField => {
    return { name: 'a', label: 'A', type, required: true, options: [], lazy: false, ...more };
  };

  it.each([
    ['text', ' Ann ', undefined],
    ['text', '  ', 'Fill in this field.'],
    ['text', 5, 'Enter a text.'],
    ['text', 'two\nlines', 'Remove any hidden control characters.'],
    ['textarea', 'two\nlines', undefined],
    ['email', 'a@b', 'Enter an email address, like name@example.com.'],
    ['tel', '+64 7 123 4567', undefined],
    ['number', 12, undefined],
    ['number', '12.5', undefined],
    ['number', '1,200', 'Enter a number.'],
    ['date', '2024-02-29', undefined],
    ['date', '2025-02-29', 'Enter a date, like 2025-03-31.'],
    ['checkbox', true, undefined],
    ['checkbox', false, 'Tick this box to continue.'],
    ['checkbox', 'on', 'Tick the box or leave it.'],
  ] as const)('VAL-05, VAL-09: a %s field holding %j: %s', (type, value, fault) => {
    expect(findFieldError(field(type), value, codes)).toBe(fault);
  });

  it('VAL-09: a select takes one of its options, and what is not required may stay empty', () => {
    const select = field('select', { options: ['Kitchen'], required: false });
    expect(findFieldError(select, 'Kitchen', codes)).toBeUndefined();
    expect(findFieldError(select, 'Attic', codes)).toBe('Choose one of the options.');
    expect(findFieldError(select, '', codes)).toBeUndefined();
    expect(
      findFieldError(field('checkbox', { required: false }), undefined, codes),
    ).toBeUndefined();
  });
});
