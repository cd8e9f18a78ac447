import { formatNumber } from '../../kernel/format.ts';

/** "Every 12 months", "Every month", "Every 12 months or 20,000 L", "Every 20,000 L", "As needed". `every` is in months. */
export function intervalText(every: number | undefined, litres?: number): string {
  const months = every === 1 ? 'month' : every && `${every} months`;
  const due = [months, litres && `${formatNumber(litres)} L`].filter(Boolean);
  return due.length > 0 ? `Every ${due.join(' or ')}` : 'As needed';
}
