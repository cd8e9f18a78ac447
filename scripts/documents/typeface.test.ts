import { expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { countries } from '../../kernel/countries.ts';
import { nbsp, plainSigns } from '../../kernel/typography.ts';
import { compareEntry } from '../../site/page-types/compare/compare-file.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import { dataSheet } from './data-sheet.ts';
import { inTypeface, typeface } from './typeface.ts';

const signs =
  'Whānau, Taupō, ± ½ ¼ 10² m³ µ ≤ ≥ ″ ′ Ω ™ CO₂ 10⁻³ → ‑ ✓ ﬁ ≥ 40 L, 10 Ω·cm, 5 µm, 7 ÷ 2';

const missing = (text: string): string =>
  Array.from(text)
    .filter((sign) =>
      (['400Regular', '600SemiBold'] as const).some(
        (weight) => !typeface(weight).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      ),
    )
    .join('');

/** A figure with its powers and signs, as any way of writing has to keep it. */
const figuresOf = (text: string): string => plainSigns(text).replaceAll(/[^\d.,/^+?-]/g, '');

it('prints every sign of a text in a data sheet, or its words', () => {
  expect(inTypeface(signs)).toBe(
    `Whānau, Taupō, +/- 1/2 1/4 10^2 m3 u at most at least " ' ohm ™ CO2 10^−3 → - yes fi at least 40 L, 10 ohm·cm, 5 micron, 7 ÷ 2`,
  );
});

it('prints every text of the catalogue with all of its figures', () => {
  const lost = countries.flatMap((country) =>
    Object.values(tables.products).flatMap((product) => {
      const texts: string[] = [...clauseOf(compareEntry(tables, product, country), tables)];
      JSON.stringify(dataSheet(tables, product.code, country), (_, value: unknown) => {
        if (typeof value === 'string') texts.push(value);
        return value;
      });
      return texts.filter(
        (text) =>
          missing(inTypeface(nbsp(text))) !== '' ||
          figuresOf(text).includes('?') !== text.includes('?') ||
          figuresOf(inTypeface(text)) !== figuresOf(text),
      );
    }),
  );
  expect(lost).toEqual([]);
});
