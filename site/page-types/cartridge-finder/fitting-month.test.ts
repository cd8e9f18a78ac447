import { expect, it } from 'vitest';
import { monthIn } from './fitting-month.ts';

it.each([
  ['HYBRID-G7 March 2025', '2025-03'],
  ['hybrid g7 mar, 2025', '2025-03'],
  ["what's due on my HYBRID-G7, fitted in March 2025?", '2025-03'],
  ['14/03/2025 hybrid-g7', '2025-03'],
  ['2025-03 HYBRID-G7', '2025-03'],
  ['HYBRID-G7 3/25', '2025-03'],
  ['HYBRID-G7 mar 25', '2025-03'],
  ['HYBRID-G7 2025-3', '2025-03'],
  ['HYBRID-G7 March 1995', '1995-03'],
  ['QT10 5/20 micron', undefined],
  ['PL10-20', undefined],
  ['filter 20 mm', undefined],
  ['10 inch may 10', undefined],
])('QLT-05 "%s" names the month %s', (text, month) => {
  expect(monthIn(text)).toBe(month);
});
