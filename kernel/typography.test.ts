import { expect, it } from 'vitest';
import {
  nbsp,
  plainSigns,
  tradeSizes,
  truncate,
  unprintable,
  wholeSentences,
} from './typography.ts';

it.each([
  ['Self-cleaning irrigation filter, 3 inch', 'Self-cleaning irrigation filter, 3_inch'],
  ['Carbon cartridge, 10 x 4.5 inch, 10 micron', 'Carbon cartridge, 10_x_4.5_inch, 10_micron'],
  ['1,130 × 340 × 510 mm*', '1,130 ×_340 ×_510_mm*'],
  ['Every 12 months, 55 L/min at 300 kPa', 'Every 12_months, 55_L/min at 300_kPa'],
  ['Cartridge, 20 × 4½"', 'Cartridge, 20_×_4½"'],
  ['Cartridge, 20 × 4½&quot;', 'Cartridge, 20_×_4½&quot;'],
  ['Takes 2 × PL20-20, 1 × RL4', 'Takes 2_×_PL20-20, 1_×_RL4'],
  // Words that only begin like a unit, and numbers with other meanings.
  ['In 2026 many, 3 minds, 5 Lamps', 'In 2026 many, 3 minds, 5 Lamps'],
  ['WH2-60 months', 'WH2-60_months'],
])('QLT-01 "%s" breaks where "%s" has no mark', (text, marked) => {
  expect(nbsp(text).replaceAll('\u00a0', '_')).toBe(marked);
});

it('RTE-22 truncates a long text after a whole word, or a whole sentence where one fits', () => {
  const text = `${'Word '.repeat(21)}ends. Then more.`;
  expect(truncate(text)).toBe(`${'Word '.repeat(21)}ends …`);
  expect(wholeSentences(text)).toBe(`${'Word '.repeat(21)}ends.`);
  expect(wholeSentences('Word '.repeat(30))).toBe(`${'Word '.repeat(22).trim()} …`);
  expect(truncate('Word '.repeat(30))).toBe(`${'Word '.repeat(22).trim()} …`);
});

it('ACCEPTANCE 34 truncates a text without spaces and leaves a short one', () => {
  expect(truncate('x'.repeat(500))).toBe(`${'x'.repeat(110)} …`);
  expect(truncate('Short.')).toBe('Short.');
});

it.each([
  ['0.5 inch BSP hoses', '½" BSP (15 mm) hoses'],
  ['1.5 inch BSP male, both ends', '1½" BSP (40 mm) male, both ends'],
  ['1 inch BSP male to 3/4 inch BSP female', '1" BSP (25 mm) male to ¾" BSP (20 mm) female'],
  ['0.25 inch push-fit', '¼" (6 mm) push-fit'],
  ['3 x 1/4 inch tube', '3 × ¼" (6 mm) tube'],
  ['1 inch BSP (25 mm)', '1" BSP (25 mm)'],
  ['20 x 4.5 inch', '20 × 4½"'],
  ['10 inch quick-twist and 10 x 2.5 inch', '10" quick-twist and 10 × 2½"'],
  ['9.75 inch', '9¾"'],
  ['Stainless steel', 'Stainless steel'],
])('writes %s as the trade does: %s', (text, written) => {
  expect(tradeSizes(text)).toBe(written);
});

it.each([
  ['≥ 40 L resin, ≤5 % moisture, 10 Ω·cm', 'at least 40 L resin, at most 5 % moisture, 10 ohm.cm'],
  ['±2 °C, ≈ 3 mm, −5', '+/-2 deg C, about 3 mm, -5'],
  ['1½" BSP, ½" hose, ¼″ and 6′, ⅜ inch', '1 1/2" BSP, 1/2" hose, 1/4" and 6\', 3/8 inch'],
  ['0.4 m² at 3 m³/h, 10⁻³ mol, 10² kPa, s⁻¹', '0.4 m2 at 3 m3/h, 10^-3 mol, 10^2 kPa, s-1'],
  ['CO₂, H₂O₂, log₁₀', 'CO2, H2O2, log10'],
  ['5 µm, 50 μg/L', '5 micron, 50 ug/L'],
  ['5 µm, 2 × 20 – 38 °C, “Café”', '5 micron, 2 x 20 - 38 deg C, "Cafe"'],
  ['ScaleProtect™, A → B, ✓, ﬁlter, in‑line…', 'ScaleProtect(TM), A -> B, yes, filter, in-line...'],
  ['Whānau, Taupō, Ø 50', 'Whanau, Taupo, dia. 50'],
  ['水 filter', '? filter'],
])('writes %s without signs: %s', (text, written) => {
  expect(plainSigns(text)).toBe(written);
  expect(plainSigns(text, () => true)).toBe(text);
});

it('finds a sign that has no words', () => {
  expect(unprintable('Is 5 µm ≥ 3?')).toBeUndefined();
  expect(unprintable('A 水 filter')).toBe('水');
});
