import { expect, it, vi } from 'vitest';
import { isLoggedIn, readCookie } from './cookies.ts';

it('AUD-07 ERR-03 reads one cookie among others; logs a read error, and the cookie counts as absent', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', { cookie: 'a=%; currentPage=Food-Service; b=1' });
  expect(readCookie('currentPage')).toBe('Food-Service');
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: deny }));
  expect(readCookie('currentPage')).toBeUndefined();
  expect(console.error).toHaveBeenCalledOnce();
});

it('ROLE-03 ROLE-04 a visitor is anonymous unless the portal’s cookie is exactly "true"', () => {
  expect(isLoggedIn('true')).toBe(true);
  for (const cookie of ['', 'false', 'TRUE', '1', '"true"']) expect(isLoggedIn(cookie)).toBe(false);
  expect(isLoggedIn()).toBe(false);
});
