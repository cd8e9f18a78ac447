import { expect, it } from 'vitest';
import { sharedData } from './shared-data.ts';

const summerSpecial = { enabled: true, text: '', link: '/offer', linkLabel: '', sample: true };
const flags = {
  isShowHeader: true,
  isShowHeaderSearch: true,
  isShowSummerSpecial: true,
  isShowSpecialOffer: false,
};
const countries = { AU: { host: 'www.example.com.au' }, NZ: { host: 'www.example.co.nz' } };
const audiences = [{ id: 'Specifiers', url: '/specifiers', label: 'Specifiers' }] as const;
const changed = { audiences, countries, flags, summerSpecial, summerSpecialUrl: '/offer' };

it.each([
  ['flag', { flags: { ...flags, isShowSummerSpecial: false, isShowSpecialOffer: true } }],
  ['promotion', { summerSpecial: { ...summerSpecial, enabled: false } }],
])('HDR-16 A-47 the summer special needs its own %s', (_what, off) => {
  expect(sharedData({ ...changed, ...off }, 'AU').isShowSummerSpecial).toBe(false);
});
