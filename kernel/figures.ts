/** Figures and dates as pages write them. English in every country, so there is one way. */
const writtenIn = 'en-AU';

/** 378500 as "378,500". */
export function figure(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  plain ??= new Intl.NumberFormat(writtenIn);
  return plain.format(value);
}

/** "2026-11-21" as "21 November 2026". */
export function longDate(date: string): string {
  long ??= new Intl.DateTimeFormat(writtenIn, { dateStyle: 'long', timeZone: 'UTC' });
  return long.format(new Date(date));
}
/** Made once, when they are first asked for: that takes a millisecond. */
let plain: Intl.NumberFormat | undefined;
let long: Intl.DateTimeFormat | undefined;
