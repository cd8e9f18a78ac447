import { expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { countries } from '../../kernel/countries.ts';
import { plainSigns } from '../../kernel/typography.ts';
import { compareEntry } from '../../site/page-types/compare/compare-file.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import { dataSheet } from './data-sheet.ts';
import { inTypeface } from './typeface.ts';

const signs =
  'Whānau, Taupō, ± ½ ¼ 10² m³ µ ≤ ≥ ″ ′ Ω ™ CO₂ 10⁻³ → ‑ ✓ ﬁ ≥ 40 L, 10 Ω·cm, 5 µm, 7 ÷ 2';

/** A number with powers and symbols that every typeface must keep. */
const figuresOf = (text: string): string => plainSigns(text).replaceAll(/[^\d.,/^+?-]/g, '');

it('prints every sign of a text in a data sheet, or its words', () => {
  expect(inTypeface(signs)).toBe(
    'Whānau, Taupō, ± ½ ¼ 10² m³ µ ≤ ≥ ″ ′ Ω ™ CO₂ 10⁻³ → ‑ ✓ fi ≥ 40 L, 10 Ω·cm, 5 µm, 7 ÷ 2',
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
          figuresOf(text).includes('?') !== text.includes('?') ||
          figuresOf(inTypeface(text)) !== figuresOf(text),
      );
    }),
  );
  expect(lost).toEqual([]);
});
