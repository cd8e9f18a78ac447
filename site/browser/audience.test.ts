import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionsOf } from '../../kernel/navigation.ts';
import { fromPath, isAudience, resolve } from './audience.ts';

const sections = sectionsOf([
  { id: 'Consumer', url: '/' },
  { id: 'Dealers', url: '/dealers' },
  { id: 'Specifiers', url: '/specifiers' },
  { id: 'Food-Service', url: '/food-service' },
]);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the section of a path', () => {
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
  ])('%s %s is %s', (_id, path, want) => {
    expect(fromPath(path, sections)).toBe(want);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([undefined, null])('AUD-12 ERR-02 the path %s is "Error", and logged', (path) => {
    expect(fromPath(path, sections)).toBe('Error');
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('the section of a visit', () => {
  it.each([
    ['AUD-07 A-01 a valid cookie wins on other paths', 'Dealers', '/faqs', 'Dealers', false],
    [
      'A-01 a path that names a section wins, and is stored',
      'Dealers',
      '/specifiers',
      'Specifiers',
      true,
    ],
    [
      'A-01 nothing is stored that is stored already',
      'Specifiers',
      '/specifiers',
      'Specifiers',
      false,
    ],
    [
      'AUD-08 a missing cookie is derived and stored',
      undefined,
      '/food-service',
      'Food-Service',
      true,
    ],
    ['AUD-08 AUD-09 the default is Consumer, and is stored', undefined, '/faqs', 'Consumer', true],
    ['AUD-13 A-05 an unknown cookie counts as missing', 'Error', '/', 'Consumer', true],
    ['AUD-13 AUD-15 Plumbers isn’t a value of the cookie', 'Plumbers', '/', 'Consumer', true],
    ['AUD-13 values are exact', 'dealers', '/', 'Consumer', true],
    [
      'AUD-12 without a path it is Consumer, whatever the cookie says',
      'Dealers',
      undefined,
      'Consumer',
      false,
    ],
    [
      'AUD-12 A-05 without both it is Consumer, and nothing is stored',
      undefined,
      null,
      'Consumer',
      false,
    ],
  ])('%s', (_title, cookie, path, audience, shouldStore) => {
    expect(resolve(cookie, path, sections)).toEqual({ audience, shouldStore });
  });
});

it('AUD-01 CST-01 there are exactly four sections', () => {
  const values = ['Consumer', 'Dealers', 'Specifiers', 'Food-Service', 'Plumbers', 'Error', '', 1];
  expect(values.filter(isAudience)).toEqual(['Consumer', 'Dealers', 'Specifiers', 'Food-Service']);
});
