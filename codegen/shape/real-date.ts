/** Whether a day written with its year first is one of the calendar: no 30 February, no month 13. */
export function isRealDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
