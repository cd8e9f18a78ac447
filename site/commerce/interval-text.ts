/** "Every 12 months", "Every month", "As needed"; `every` in months. */
export function intervalText(every: number | undefined): string {
  if (every === undefined) return 'As needed';
  return every === 1 ? 'Every month' : `Every ${every} months`;
}
