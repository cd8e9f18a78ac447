import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountry } from './visit-country.ts';
import { startPromotion } from './visit-promotion.ts';

type Data = Record<string, string | undefined>;

describe('the promotion button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T02:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [
      'shown while it runs',
      true,
      { promoStart: '2026-11-20T13:00:00.000Z', promoEnd: '2026-11-21T12:59:59.999Z' },
      '',
    ],
    ['shown without dates', true, {}, ''],
    ['not shown before', true, { promoStart: '2026-11-21T13:00:00.000Z' }, undefined],
    ['not shown after', true, { promoEnd: '2026-11-20T12:59:59.999Z' }, undefined],
    ['not shown when it is off', false, {}, undefined],
  ])('HDR-16 A-46 is %s', (_title, isShowSummerSpecial, told, want) => {
    const dataset: Data = { ...told };
    startPromotion({ dataset }, { isShowSummerSpecial });
    expect(dataset.promo).toBe(want);
  });
});

describe('the notice of the wrong country', () => {
  it.each([
    ['www.puretec.co.nz', 'AU', ''],
    ['www.puretec.com.au', 'NZ', ''],
    ['www.puretec.co.nz', 'NZ', undefined],
    ['www.puretec.com.au', 'AU', undefined],
    ['preview.example', 'NZ', undefined],
  ] as const)(
    'CTY-01 A-09 ACCEPTANCE-33 host %s with the tree of %s',
    (hostname, country, want) => {
      vi.stubGlobal('location', { hostname });
      const dataset: Data = {};
      startCountry({ dataset }, { country });
      expect(dataset.wrongCountry).toBe(want);
    },
  );
});
