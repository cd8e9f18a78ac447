import { expect, it } from 'vitest';
import { isBannerShown, promotionState } from './promotion-state.ts';

const today = '2026-11-21';
const dated = { enabled: true, start: '2026-11-21', end: '2026-11-30' };

it.each([
  ['BNR-02 with the setting on', { enabled: true }, undefined, today, true],
  ['BNR-02 A-47 with the setting off', { enabled: false }, undefined, today, false],
  ['BNR-06 with a cookie', { enabled: true }, 'true', today, false],
  ['BNR-06 with any cookie', { enabled: true }, 'false', today, false],
  ['BNR-06 with an empty cookie', { enabled: true }, '', today, false],
  ['BNR-02 A-46 before its first day', dated, undefined, '2026-11-20', false],
  ['BNR-02 A-46 on its first day', dated, undefined, '2026-11-21', true],
  ['BNR-02 A-46 on its last day', dated, undefined, '2026-11-30', true],
  ['BNR-02 A-46 after its last day', dated, undefined, '2026-12-01', false],
])('%s the banner shows or not', (_title, promotion, dismissal, now, isShown) => {
  expect(isBannerShown(promotion, dismissal, now)).toBe(isShown);
});

const end = '2027-02-28T12:59:59.999Z';

it.each([
  [{ enabled: false, end: '2024-01-01' }, today, 'off'],
  [{ enabled: true }, today, 'running'],
  [{ enabled: true, start: '', end: '' }, today, 'running'],
  [{ enabled: true, start: '2026-12-01' }, today, 'upcoming'],
  [{ enabled: true, end: '2026-11-20' }, today, 'ended'],
  [{ enabled: true, end: today }, today, 'running'],
  [{ enabled: true, end }, end, 'running'],
  [{ enabled: true, end }, '2027-02-28T13:00:00.000Z', 'ended'],
] as const)('HDR-16 A-46 the promotion %j is at %s %s', (promotion, now, state) => {
  expect(promotionState(promotion, now)).toBe(state);
});
