import { beforeEach, expect, it, vi } from 'vitest';
import { readHeaderCookie, writeHeaderCookie } from './header-cookies.ts';

let stored = '';
const written: string[] = [];

beforeEach(() => {
  stored = '';
  written.length = 0;
  vi.stubGlobal('document', {
    get cookie() {
      return stored;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['BNR-05 CST-06 A-48 with Max-Age in seconds', 'https:', 2_592_000, '; Max-Age=2592000; Secure'],
  ['AUD-14 CST-01 for the session without an age', 'https:', undefined, '; Secure'],
  ['AUD-14 not Secure on plain http, or it would be refused', 'http:', undefined, ''],
  ['CST-06 with an age of 0 too', 'http:', 0, '; Max-Age=0'],
])('ACCEPTANCE 36 writes a cookie %s', (_title, protocol, age, attributes) => {
  vi.stubGlobal('location', { protocol });
  writeHeaderCookie('currentPage', 'Food-Service', age);
  expect(written).toEqual([`currentPage=Food-Service; Path=/; SameSite=Lax${attributes}`]);
});

it('AUD-07 reads one cookie among others', () => {
  stored = 'a=%; currentPage=Food-Service; b=1';
  expect(readHeaderCookie('currentPage')).toBe('Food-Service');
  expect(readHeaderCookie('absent')).toBeUndefined();
  expect(readHeaderCookie('Page')).toBeUndefined();
});

it('ERR-03 BNR-07 logs read and write errors, and a cookie counts as absent', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny, set: deny }));
  vi.stubGlobal('location', { protocol: 'https:' });
  expect(readHeaderCookie('currentPage')).toBeUndefined();
  expect(console.error).toHaveBeenCalledTimes(1);
  writeHeaderCookie('currentPage', 'Dealers');
  expect(console.error).toHaveBeenCalledTimes(2);
});
