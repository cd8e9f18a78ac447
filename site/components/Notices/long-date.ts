/** "2026-03-09" as "9 March 2026", the same in both countries. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );
}
