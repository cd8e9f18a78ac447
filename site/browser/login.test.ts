import { expect, it } from 'vitest';
import { isLoggedIn } from './login.ts';

it('ROLE-03 ROLE-04 a visitor is anonymous unless the portal’s cookie says exactly "true"', () => {
  expect(isLoggedIn('true')).toBe(true);
  for (const cookie of ['', 'false', 'TRUE', '1', '"true"']) expect(isLoggedIn(cookie)).toBe(false);
  expect(isLoggedIn()).toBe(false);
});
