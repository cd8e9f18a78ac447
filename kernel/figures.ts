/** Figures and dates as pages write them. English in every country, so there is one way. */
const writtenIn = 'en-AU';

/** 378500 as "378,500". */
export const figure = (value: number): string => value.toLocaleString(writtenIn);

/** "2026-11-21" as "21 November 2026". */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat(writtenIn, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
