/** The eight rows of the comparison (ENT-10), and which of them differ. */
import type { ComparisonFeatures } from '../../../kernel/contract.ts';

export const comparisonRows = [
  { feature: 'capacity', label: 'Capacity' },
  { feature: 'flowRate', label: 'Flow rate' },
  { feature: 'installation', label: 'Indoor or outdoor installation' },
  { feature: 'filteredWaterOnEveryTap', label: 'Filtered water on every tap' },
  { feature: 'protectsAppliances', label: 'Protects appliances' },
  { feature: 'gardenUse', label: 'Garden use' },
  { feature: 'sedimentHoldingCapacity', label: 'Sediment holding capacity' },
  { feature: 'wholeHouseBacteriaElimination', label: 'Whole-house bacteria elimination' },
] as const satisfies readonly { feature: keyof ComparisonFeatures; label: string }[];

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
