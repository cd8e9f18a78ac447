import { expect, it } from 'vitest';
import { type AddressKind, addressError, redirectLine, requireAddress } from './address.ts';

const good: readonly (readonly [AddressKind, readonly string[]])[] = [
  ['page', ['/', '/404', '/about-us', '/videos/changing-a-cartridge']],
  ['category', ['mains', '/dealers/basic', 'whole-house-filter-systems']],
  ['code', ['WH2-60', 'X', '2026']],
  ['old-path', ['/PT-Series', '/3f9a2c71', '/old/page_1.html', '/~me', '/a..b']],
  ['link', ['/', '/stores?near=me#map', 'https://www.puretec.com.au/@x?a=b&c=%C3%A9', 'tel:+61-8']],
  ['path', ['/puretec/dealer.ssp#/login', '/portal#/login']],
  ['endpoint', ['', '/api', 'https://api.example.com/v1']],
  ['item-search', ['', 'host', '/api']],
  ['host', ['www.puretec.co.nz']],
  ['origin', ['https://www.puretec.com.au']],
];

// Each of these characters means something in a host's configuration files.
const hostile = [
  '*',
  '/*',
  '/a\n/* /evil 301',
  '/a b',
  '/:any',
  '/a\u2028b',
  '/\u202eb',
  '/a\u0000b',
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  '//evil.example',
  'https://www.puretec.com.au@evil.example/',
  '/../x',
  '/%2e%2e/x',
  '/a"><script>',
  '/a\\b',
  '/%zz',
  `/${'a'.repeat(300)}`,
];

it.each(good)('%s accepts addresses in use', (kind, texts) => {
  expect(texts.filter((text) => addressError(kind, text))).toEqual([]);
});

it.each(good)('%s refuses text with a second meaning in host files', (kind) => {
  const passed = hostile.filter(
    // In a redirect's target, a star or a colon is harmless if the path it comes from is plain.
    (text) => !addressError(kind, text) && !/^\/(\*|:any)$/.test(text),
  );
  expect(passed).toEqual([]);
  if (!['link', 'path', 'endpoint', 'item-search'].includes(kind)) {
    expect(['/*', '/:any'].filter((text) => !addressError(kind, text))).toEqual([]);
  }
});

it('refuses names that Windows keeps for its devices', () => {
  const names = {
    code: ['CON', 'LPT1'],
    page: ['/nul', '/about/com3'],
    category: ['aux'],
  } as const;
  for (const kind of ['code', 'page', 'category'] as const)
    expect(names[kind].filter((name) => !addressError(kind, name))).toEqual([]);
  expect(addressError('code', 'CON-1')).toBeUndefined();
});

it('describes a valid address', () => {
  expect(addressError('code', '*')).toEqual({
    message: 'A code can only have capitals, digits and single hyphens.',
    write: 'Use the original code, such as WH2-60A.',
  });
  expect(addressError('code', 'wh2_60')?.fix).toBe('WH2-60');
  expect(addressError('page', '/a\u200bb')?.message).toBe(
    "An address can't contain the character U+200B.",
  );
  expect(addressError('link', '/a\nb')?.found).toBe('"/a\\nb"');
});

it('RTE-21 prints a redirect on one line', () => {
  expect(redirectLine('/PT-Series', '/PT-12DC11')).toBe('/PT-Series /PT-12DC11 301\n');
});

it.each([
  ['/*', '/'],
  ['/a\n/*', '/b'],
  ['/a', '/b\n/* https://evil.example 301'],
  ['/a', 'javascript:alert(1)'],
  ['/a', '/b 200'],
])('refuses to write %j to %j', (from, to) => {
  expect(() => redirectLine(from, to)).toThrow('address');
});

it('names the address and the kind', () => {
  expect(() => requireAddress('page', '/A')).toThrow('"/A" isn\'t a page address');
});

it('accepts upstreams with a port and http inside a private network only', () => {
  const faultOf = (text: string) => addressError('upstream', text)?.message;
  for (const text of [
    'https://api.puretec.com.au',
    'https://api.puretec.com.au:8443',
    'http://127.0.0.1:9000',
    'https://192.168.1.5',
    'http://172.16.0.9',
    'https://localhost',
    'http://backend',
    'http://backend.internal:80',
  ])
    expect([text, faultOf(text)]).toEqual([text, undefined]);
  expect(faultOf('http://api.puretec.com.au')).toBe(
    'Messages would cross the internet unencrypted.',
  );
  expect(faultOf('http://172.32.0.9')).toContain('unencrypted');
  for (const text of [
    '',
    'ftp://a.example',
    'https://a.example/',
    'https://a.example/x',
    'https://u@a.example',
    'https://a.example:0',
    'https://a.example:70000',
    'https://a b',
    'https://$host',
    'https://a.example;',
    'https://-a',
  ])
    expect([text, faultOf(text)]).toEqual([text, expect.stringContaining('server address')]);
});
