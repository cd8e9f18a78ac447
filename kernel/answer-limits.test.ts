import { expect, it } from 'vitest';
import { type FieldLimits, limitError } from './answer-limits.ts';
import { findCode } from './product-codes.ts';

const serial: FieldLimits = { pattern: '[A-Za-z0-9\\-]{4,30}', patternMessage: 'Letters, digits.' };
const bought: FieldLimits = { min: '1989-01-01', max: 'today' };

it.each<[FieldLimits, number | string, string | undefined]>([
  [serial, 'SN-0042-A', undefined],
  [serial, '!!!', 'Letters, digits.'],
  [serial, 'SN 0042', 'Letters, digits.'],
  [bought, '2026-11-21', undefined],
  [bought, '2026-11-22', "Enter a date that isn't in the future."],
  [bought, '1988-12-31', 'Enter a date from 1 January 1989 onwards.'],
  [{ max: '2020-01-01' }, '2020-01-02', 'Enter a date up to 1 January 2020.'],
  [{ min: 1, max: 500 }, 12, undefined],
  [{ min: 1, max: 500 }, 0, 'Enter 1 or more.'],
  [{ min: 1, max: 500 }, 501, 'Enter 500 or less.'],
  [{}, 'anything', undefined],
])('VAL-09 %o %j: %s', (limits, answer, fault) => {
  expect(limitError(limits, answer, '2026-11-21')).toBe(fault);
});

it('VAL-09 finds a code in any spelling, and the successor of a former code', () => {
  const codes = {
    codes: [{ code: 'WH2-60', name: 'Filter' }],
    former: [{ code: 'WH2-45A', now: 'WH2-45' }],
  };
  expect(findCode(codes, 'wh2 60')).toEqual({ code: 'WH2-60', isFormer: false });
  expect(findCode(codes, 'WH2-45a')).toEqual({ code: 'WH2-45', isFormer: true });
  expect(findCode(codes, 'NOTACODE')).toBeUndefined();
});
