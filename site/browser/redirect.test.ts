import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => {
  vi.restoreAllMocks();
});

describe('redirect', () => {
  it.each([
    ['/dealers', `${origin}/dealers`],
    ['/search?keywords=a%20b#x', `${origin}/search?keywords=a%20b#x`],
    ['faqs', `${origin}/faqs`],
    [`${origin}/puretec/dealer.ssp#/login`, `${origin}/puretec/dealer.ssp#/login`],
    ['https://www.puretec.co.nz/world', 'https://www.puretec.co.nz/world'],
  ])('CALL-01 VAL-01 %s is loaded', (url, want) => {
    expect(redirect(url, context)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(want);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [undefined, 'URL is undefined.'],
    ['', 'URL is empty.'],
    ['  ', 'URL is empty.'],
    [null, 'URL is not a string.'],
    [7, 'URL is not a string.'],
    [{}, 'URL is not a string.'],
    [new URL(origin), 'URL is not a string.'],
  ])('VAL-01 ERR-04 %j is logged and not loaded: %s', (url, message) => {
    expect(redirect(url, context)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Error in redirect: ${message}`);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.puretec.com.au/x',
    'mailto:a@b.c',
    '//evil.example',
    ' //evil.example',
    '//www.puretec.co.nz/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'https://evil.example:99999',
    'https://evil.example/',
    'https://www.puretec.com.au.evil.example/',
    'https://www.puretec.com.au@evil.example/',
    'https://user@www.puretec.com.au/',
    'http://www.puretec.com.au/',
    'https://www.puretec.com.au:8443/',
    'https://',
  ])('VAL-01 %j is refused, with a console error', (url) => {
    expect(redirect(url, context)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledOnce();
  });
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
