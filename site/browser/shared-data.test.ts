import { describe, expect, it } from 'vitest';
import { site } from '#generated/site.ts';
import { sharedData } from './shared-data.ts';

const summerSpecial = { ...site.summerSpecial, enabled: true };
const flags = { ...site.flags, isShowHeader: true, isShowSummerSpecial: true };
const changed = { ...site, flags, summerSpecial, summerSpecialUrl: '/offer' };

describe('sharedData', () => {
  it('CTY-05 tells hostname, country and what the header shows', () => {
    expect(sharedData(changed, 'NZ')).toEqual({
      hostname: site.countries.NZ.host,
      isAu: false,
      country: 'NZ',
      isShowHeader: true,
      isShowSummerSpecial: true,
      summerSpecialUrl: '/offer',
    });
    expect(sharedData(changed, 'AU').isAu).toBe(true);
  });

  it.each([
    ['flag', { flags: { ...flags, isShowSummerSpecial: false, isShowSpecialOffer: true } }],
    ['promotion', { summerSpecial: { ...summerSpecial, enabled: false } }],
  ])('HDR-16 A-47 the summer special needs its own %s', (_what, off) => {
    expect(sharedData({ ...changed, ...off }, 'AU').isShowSummerSpecial).toBe(false);
  });
});
