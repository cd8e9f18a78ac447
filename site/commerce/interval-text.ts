import { formatNumber } from '../../kernel/format.ts';

/** "Every 12 months", "Every month", "Every 20,000 L", "As needed"; `every` in months. */
export function intervalText(every: number | undefined, litres?: number): string {
  if (every !== undefined) return every === 1 ? 'Every month' : `Every ${every} months`;
  return litres === undefined ? 'As needed' : `Every ${formatNumber(litres)} L`;
}
