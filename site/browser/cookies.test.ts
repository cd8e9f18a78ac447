import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('AUD-07 an island reads one cookie among others', () => {
  vi.stubGlobal('document', { cookie: 'a=%; currentPage=Food-Service; b=1' });
  expect(readCookie('currentPage')).toBe('Food-Service');
  expect(readCookie('absent')).toBeUndefined();
});

it('ERR-03 a read error is logged, and the cookie counts as absent', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny }));
  expect(readCookie('currentPage')).toBeUndefined();
  expect(console.error).toHaveBeenCalledOnce();
});
