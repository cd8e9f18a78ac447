/** Values of the comparison in words (ENT-10), and which of its rows differ. */

/** A value in words: what is not stated is said to be so, never left to be read as "no". */
export function featureText(value: string | boolean | null): string {
  if (value === null) return 'Not stated';
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return value;
}

/** Whether all columns say the same in this row. */
export function isSame(values: readonly string[]): boolean {
  return values.every((value) => value === values[0]);
}
