import { expect, it } from 'vitest';
import { nbsp, truncate } from './typography.ts';

it.each([
  ['Self-cleaning irrigation filter, 3 inch', 'Self-cleaning irrigation filter, 3_inch'],
  ['Carbon cartridge, 10 x 4.5 inch, 10 micron', 'Carbon cartridge, 10_x_4.5_inch, 10_micron'],
  ['1,130 × 340 × 510 mm*', '1,130 ×_340 ×_510_mm*'],
  ['Every 12 months, 55 L/min at 300 kPa', 'Every 12_months, 55_L/min at 300_kPa'],
  ['Takes 2 × PL20-20, 1 × RL4', 'Takes 2_×_PL20-20, 1_×_RL4'],
  // Words that only begin like a unit, and figures of other things.
  ['In 2026 many, 3 minds, 5 Lamps', 'In 2026 many, 3 minds, 5 Lamps'],
  ['WH2-60 months', 'WH2-60_months'],
])('QLT-01 "%s" breaks where "%s" has no mark', (text, marked) => {
  expect(nbsp(text).replaceAll('\u00a0', '_')).toBe(marked);
});

it('RTE-22 truncates a long text after a whole word', () => {
  const text = `${'Word '.repeat(21)}ends. Then more.`;
  expect(truncate(text)).toBe(`${'Word '.repeat(21)}ends …`);
  expect(truncate('Word '.repeat(30))).toBe(`${'Word '.repeat(22).trim()} …`);
});

it('ACCEPTANCE 34 truncates a text without spaces and leaves a short one', () => {
  expect(truncate('x'.repeat(500))).toBe(`${'x'.repeat(110)} …`);
  expect(truncate('Short.')).toBe('Short.');
});
