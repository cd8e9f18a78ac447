import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountry } from './visit-country.ts';
import { readDates, startPromotion } from './visit-promotion.ts';

type Data = Record<string, string | undefined>;

describe('the promotion button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['shown while it runs', { promoStart: '2026-11-21', promoEnd: '2026-11-21' }, ''],
    ['shown without dates', { promoStart: '' }, ''],
    ['not shown before', { promoStart: '2026-11-22' }, undefined],
    ['not shown after', { promoStart: '', promoEnd: '2026-11-20' }, undefined],
    ['not shown when it is off', {}, undefined],
  ])('HDR-16 A-46 is %s', (_title, told, want) => {
    const dataset: Data = { ...told };
    startPromotion({ dataset });
    expect(dataset.promo).toBe(want);
  });

  it('A-46 an empty attribute is no date', () => {
    expect(readDates('', undefined)).toEqual({ enabled: true });
    expect(readDates('2026-01-01', '2026-02-01')).toEqual({
      enabled: true,
      start: '2026-01-01',
      end: '2026-02-01',
    });
  });
});

describe('the notice of the wrong country', () => {
  it.each([
    ['www.puretec.co.nz', 'AU', ''],
    ['www.puretec.com.au', 'NZ', ''],
    ['www.puretec.co.nz', 'NZ', undefined],
    ['www.puretec.com.au', 'AU', undefined],
    ['preview.example', 'NZ', undefined],
  ])('CTY-01 A-09 ACCEPTANCE-33 host %s with the tree of %s', (hostname, country, want) => {
    vi.stubGlobal('location', { hostname });
    const dataset: Data = { country };
    startCountry({ dataset });
    expect(dataset.wrongCountry).toBe(want);
  });
});
