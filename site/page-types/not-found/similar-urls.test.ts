import { expect, it } from 'vitest';
import { similarUrls } from './redirect-target.ts';

const known = [
  '/WH2-60',
  '/WH2-30',
  '/CR45',
  '/contact-us',
  '/rainwater-house',
  '/rainwater-filter-systems',
  '/articles/uv-treatment-explained',
];

it.each([
  ['/WH2-6O', ['/WH2-60']],
  ['/WH2-06', ['/WH2-60']],
  ['/CR-45', ['/CR45']],
  ['/wh2_60', ['/WH2-60']],
  ['/contact', ['/contact-us']],
  ['/uv-treatment-explained', ['/articles/uv-treatment-explained']],
  ['/rainwater', ['/rainwater-house', '/rainwater-filter-systems']],
  ['/contact-us/', ['/contact-us']],
  ['/zzz', []],
  ['/', []],
])('RTE-19 %s may have meant %j', (path, near) => {
  expect(similarUrls(path, known)).toEqual(near);
});
