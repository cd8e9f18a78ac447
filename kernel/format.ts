/** Formats numbers and dates for pages. Every country reads English, so one locale is enough. */
const locale = 'en-AU';

/** 378500 as "378,500". */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  plain ??= new Intl.NumberFormat(locale);
  return plain.format(value);
}

/** "2026-11-21" as "21 November 2026". */
export function formatDate(date: string): string {
  long ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return long.format(new Date(date));
}
/** Created on first use, because each takes a millisecond. */
let plain: Intl.NumberFormat | undefined;
let long: Intl.DateTimeFormat | undefined;
