import { describe, expect, it } from 'vitest';
import { isBannerShown, moment, promotionState } from './banner-state.ts';

const today = '2026-11-21';

describe('the banner', () => {
  it('BNR-02 is shown when the setting is on and it was not closed', () => {
    expect(isBannerShown({ enabled: true }, undefined, today)).toBe(true);
  });

  it('BNR-02 A-47 is not shown when the setting is off', () => {
    expect(isBannerShown({ enabled: false }, undefined, today)).toBe(false);
  });

  it.each(['true', 'false', '1', ''])(
    'BNR-06 is not shown with the cookie set to %j',
    (dismissal) => {
      expect(isBannerShown({ enabled: true }, dismissal, today)).toBe(false);
    },
  );

  it('BNR-02 A-46 is not shown before its first day nor after its last', () => {
    const promotion = { enabled: true, start: '2026-11-21', end: '2026-11-30' };
    const shown = (day: string) => isBannerShown(promotion, undefined, day);
    expect(['2026-11-20', '2026-11-21', '2026-11-30', '2026-12-01'].map(shown)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a promotion', () => {
  it.each([
    [{ enabled: false, end: '2024-01-01' }, 'off'],
    [{ enabled: true }, 'running'],
    [{ enabled: true, start: '', end: '' }, 'running'],
    [{ enabled: true, start: '2026-12-01' }, 'upcoming'],
    [{ enabled: true, end: '2026-11-20' }, 'ended'],
    [{ enabled: true, end: '2026-11-21' }, 'running'],
  ] as const)('HDR-16 A-46 %j is %s', (promotion, want) => {
    expect(promotionState(promotion, '2026-11-21')).toBe(want);
  });

  it('A-46 its last millisecond belongs to it', () => {
    const promotion = { enabled: true, end: '2027-02-28T12:59:59.999Z' };
    expect(promotionState(promotion, '2027-02-28T12:59:59.999Z')).toBe('running');
    expect(promotionState(promotion, '2027-02-28T13:00:00.000Z')).toBe('ended');
    expect(moment()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
