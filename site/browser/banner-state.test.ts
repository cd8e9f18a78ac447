import { describe, expect, it } from 'vitest';
import { dayOf, isBannerShown, promotionState } from './banner-state.ts';

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

  it('A-46 days are those of the visitor, not of Greenwich', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
