import { beforeEach, expect, it, vi } from 'vitest';
import { sectionsOf } from '../../kernel/navigation.ts';
import { decideAudience, fromPath, isAudience } from './audience.ts';

const sections = sectionsOf([
  { id: 'Consumer', url: '/' },
  { id: 'Dealers', url: '/dealers' },
  { id: 'Specifiers', url: '/specifiers' },
  { id: 'Food-Service', url: '/food-service' },
]);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['AUD-03', '/specifiers', 'Specifiers'],
  ['AUD-03 A-03', '/specifiers-why', 'Specifiers'],
  ['AUD-03 A-03', '/specifiers/dealers', 'Specifiers'],
  ['AUD-03 A-03', '/articles/specifiers', 'Specifiers'],
  ['AUD-04', '/dealers', 'Dealers'],
  ['AUD-04', '/dealers/basic/faucets', 'Dealers'],
  ['AUD-05', '/food-service', 'Food-Service'],
  ['AUD-05', '/food-service/cafes', 'Food-Service'],
  ['AUD-06', '/', 'Consumer'],
  ['AUD-06', '', 'Consumer'],
  ['AUD-06', '/mixer-taps', 'Consumer'],
  ['AUD-06', '/Dealers', 'Consumer'],
  ['AUD-06 A-03', '/search?keywords=/dealers', 'Consumer'],
  ['AUD-06 A-03', '/faqs#/specifiers', 'Consumer'],
  ['AUD-15', '/plumbers', 'Consumer'],
  ['AUD-12 ERR-02 (logged)', undefined, 'Error'],
  ['AUD-12 ERR-02 (logged)', null, 'Error'],
])('%s the path %s is in the section %s', (_id, path, section) => {
  expect(fromPath(path, sections)).toBe(section);
  expect(console.error).toHaveBeenCalledTimes(section === 'Error' ? 1 : 0);
});

const yes = true;
const no = false;

it.each([
  ['AUD-07 A-01 a valid cookie wins on other paths', 'Dealers', '/faqs', 'Dealers', no],
  ['A-01 a path that names a section wins', 'Dealers', '/specifiers', 'Specifiers', yes],
  ['A-01 a stored section isn’t stored again', 'Specifiers', '/specifiers', 'Specifiers', no],
  ['AUD-08 a section is stored without a cookie', undefined, '/food-service', 'Food-Service', yes],
  ['AUD-08 AUD-09 Consumer is the default', undefined, '/faqs', 'Consumer', yes],
  ['AUD-13 A-05 an unknown cookie counts as missing', 'Error', '/', 'Consumer', yes],
  ['AUD-13 AUD-15 Plumbers isn’t a valid cookie', 'Plumbers', '/', 'Consumer', yes],
  ['AUD-13 cookies are exact', 'dealers', '/', 'Consumer', yes],
  ['AUD-12 it’s Consumer without a path', 'Dealers', undefined, 'Consumer', no],
  ['AUD-12 A-05 it’s Consumer without both', undefined, null, 'Consumer', no],
])('%s', (_title, cookie, path, audience, shouldStore) => {
  expect(decideAudience(cookie, path, sections)).toEqual({ audience, shouldStore });
});

it('AUD-01 CST-01 has exactly four sections', () => {
  const values = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service', 'Plumbers', 'Error', '', 1];
  expect(values.filter(isAudience)).toEqual(['Consumer', 'Dealers', 'Specifiers', 'Food-Service']);
});
