import { beforeEach, expect, it, vi } from 'vitest';
import { redirect, siteOrigins } from './redirect.ts';

const origin = 'https://www.puretec.com.au';
const assign = vi.fn();
const context = { origin, allowedOrigins: ['https://www.puretec.co.nz'], assign };
const logged = vi.fn();

beforeEach(() => {
  assign.mockReset();
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

it.each([
  ['/dealers', `${origin}/dealers`],
  ['/search?keywords=a%20b#x', `${origin}/search?keywords=a%20b#x`],
  ['faqs', `${origin}/faqs`],
  [`${origin}/puretec/dealer.ssp#/login`, `${origin}/puretec/dealer.ssp#/login`],
  ['https://www.puretec.co.nz/world', 'https://www.puretec.co.nz/world'],
])('CALL-01 VAL-01 loads %s', (url, address) => {
  expect(redirect(url, context)).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(logged).not.toHaveBeenCalled();
});

it.each<readonly [unknown, string]>([
  [undefined, 'is undefined.'],
  ['  ', 'is empty.'],
  [null, 'is not a string.'],
  [{}, 'is not a string.'],
  [new URL(origin), 'is not a string.'],
  ...[
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'https://www.puretec.com.au.evil.example/',
    'https://www.puretec.com.au@evil.example/',
    'https://user@www.puretec.com.au/',
    'http://www.puretec.com.au/',
    'https://www.puretec.com.au:8443/',
  ].map((url): [unknown, string] => [url, '']),
])('VAL-01 ERR-04 logs %j and doesn’t load it', (url, problem) => {
  expect(redirect(url, context)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^Error in redirect: URL .*${problem}$`)),
  );
});

it('VAL-01 CTY-02 allows the origins of every country, each once', () => {
  const countryOf = (host: string) => ({
    host,
    commerceHost: host,
    externalUrl: `https://${host}/`,
  });
  const countries = { AU: countryOf('www.puretec.com.au'), NZ: countryOf('www.puretec.co.nz') };
  expect(siteOrigins(countries)).toEqual([
    'https://www.puretec.com.au',
    'https://www.puretec.co.nz',
  ]);
});
