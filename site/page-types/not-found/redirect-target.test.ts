import { expect, it } from 'vitest';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { lowerCased, redirectTarget, soldElsewhere } from './redirect-target.ts';

const moved = {
  '/wh2-60': '/WH2-60',
  '/cr45-a': '/CR45',
  '/old': '/search?keywords=old',
  '/bad': '//evil.example',
};
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it.each([
  ['/wh2-60', '/WH2-60'],
  ['/Wh2-60/', '/WH2-60'],
  ['/CR45-A', '/CR45'],
  ['/old', '/search?keywords=old'],
])('RTE-21 %s leads to %s', (path, target) => {
  expect(redirectTarget(at(path), moved)).toBe(target);
});

it('keeps query and fragment', () => {
  expect(redirectTarget(at('/wh2-60', '?a=1', '#parts'), moved)).toBe('/WH2-60?a=1#parts');
});

it.each(['/nothing', '/bad', '/constructor', '/%E0%A4%A'])('knows nothing of %s', (path) => {
  expect(redirectTarget(at(path), moved)).toBeUndefined();
});

it.each([
  ['/STORES', '/stores?postcode=5000'],
  ['/Mains-Water-Filter-Systems/', '/mains-water-filter-systems?postcode=5000'],
  ['/stores', undefined],
  ['/Nothing', undefined],
])('RTE-19 %s in other capitals is %s', (path, target) => {
  const entries = [{ address: '/stores' }, { address: '/mains-water-filter-systems' }];
  expect(lowerCased(at(path, '?postcode=5000'), entries)).toBe(target);
});

it('never redirects to itself, and ignores a malformed list', () => {
  expect(redirectTarget(at('/WH2-60'), moved)).toBeUndefined();
  expect(redirectTarget(at('/wh2-60'), null)).toBeUndefined();
});

const entry: SiteEntry = {
  kind: 'elsewhere',
  title: 'ESR3 is only sold in Australia',
  text: '',
  address: '/rainwater-filter-systems',
  words: 'ESR3',
};
const entries: readonly SiteEntry[] = [{ ...entry, kind: 'superseded' }, entry];

it.each(['/ESR3', '/esr-3/', '/rainwater/ESR3'])('RTE-19 %s is known', (path) => {
  expect(soldElsewhere(path, entries)).toBe(entry);
});

it.each(['/', '/ESR', '/ESR33'])('RTE-19 %s is not', (path) => {
  expect(soldElsewhere(path, entries)).toBeUndefined();
});
