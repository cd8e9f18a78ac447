/** The GTIN with 14 digits, because leading zeros don't change the number. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, '0');

/** Spells a GTIN in each standard length that it fits, 14 digits first. */
export const gtinSpellings = (gtin: string): readonly string[] =>
  [0, 1, 2, 6]
    .map((zeros) => gtin14(gtin).slice(zeros))
    .filter((digits) => Number(digits) === Number(gtin));
