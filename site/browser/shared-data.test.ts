import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../kernel/contract.ts';
import { sharedData } from './shared-data.ts';

const summerSpecial: Promotion = {
  enabled: true,
  text: '',
  link: '/offer',
  linkLabel: '',
  end: '2026-11-30',
  sample: true,
};
const flags = {
  isShowHeader: true,
  isShowHeaderSearch: true,
  isShowSummerSpecial: true,
  isShowSpecialOffer: false,
};
const site = { flags, summerSpecial, summerSpecialUrl: '/offer' };

describe('sharedData', () => {
  it('CTY-05 tells hostname, country and what the header shows', () => {
    expect(sharedData(site, 'www.puretec.co.nz', 'NZ', '2026-11-30')).toEqual({
      hostname: 'www.puretec.co.nz',
      isAu: false,
      country: 'NZ',
      isShowHeader: true,
      isShowSummerSpecial: true,
      summerSpecialUrl: '/offer',
    });
    expect(sharedData(site, 'localhost', 'AU', '2026-11-30').isAu).toBe(true);
  });

  it('HDR-16 A-46 A-47 the summer special has its own flag, and ends by itself', () => {
    const off = {
      ...site,
      flags: { ...flags, isShowSummerSpecial: false, isShowSpecialOffer: true },
    };
    expect(sharedData(off, 'localhost', 'AU', '2026-11-30').isShowSummerSpecial).toBe(false);
    expect(sharedData(site, 'localhost', 'AU', '2026-12-01').isShowSummerSpecial).toBe(false);
  });
});
