/** Works out when a cartridge is due from the day it was fitted. Dates are ISO: "2026-11-22". */
import type { Part } from '../../../kernel/entry-types.ts';
import { queryIn } from './find-products.ts';
import { fittingMonths, isFittingMonth, monthIn, monthText } from './fitting-month.ts';

/** The time between two changes: months, or days if the litres run out sooner. */
export type Interval = { readonly unit: 'MONTHLY' | 'DAILY'; readonly count: number };

const daysAMonth = 365 / 12;

/** Undefined for a part without an interval. `perDay` is in litres, 0 if unknown. */
export function intervalOf(
  { every, litres }: Pick<Part, 'every' | 'litres'>,
  perDay = 0,
): Interval | undefined {
  const days = litres && perDay ? Math.max(1, Math.floor(litres / perDay)) : undefined;
  if (days !== undefined && (every === undefined || days < Math.floor(every * daysAMonth)))
    return { unit: 'DAILY', count: days };
  return every === undefined ? undefined : { unit: 'MONTHLY', count: every };
}

/** Moves days after the 28th to the 28th, because calendars skip months that lack the day. */
export function nextChange(changed: string, { unit, count }: Interval, times = 1): string {
  const [year = 0, month = 1, day = 1] = changed.split('-').map(Number);
  const date =
    unit === 'DAILY'
      ? Date.UTC(year, month - 1, day + count * times)
      : Date.UTC(year, month - 1 + count * times, Math.min(day, 28));
  return new Date(date).toISOString().slice(0, 10);
}

/** The last due date up to `today`, if any, and the next one. */
export function dueDates(changed: string, interval: Interval, today: string) {
  let times = 1;
  while (nextChange(changed, interval, times) <= today) times += 1;
  const next = nextChange(changed, interval, times);
  return times > 1 ? { last: nextChange(changed, interval, times - 1), next } : { next };
}

type Fitted = {
  /** "2025-03", "2025-03-28", or the visitor's text if it's neither. */
  readonly typed: string;
  /** The day of the change, or the first day of the month. Undefined if `typed` isn't a usable month. */
  readonly day?: string;
  /** Whether the address has the day, because the visitor has changed the parts. */
  readonly isDay?: true;
  readonly problem?: string;
};

/** The month in an address, "?code=WH2-60 November 2026" or "?fitted=2026-11", or the day of a change, "2026-11-28". */
export function fittedIn(search: URLSearchParams): Fitted {
  const own = search.get('fitted')?.trim().slice(0, 40) ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(own) && own <= today() && !Number.isNaN(Date.parse(own)))
    return { typed: own, day: own, isDay: true };
  const month = monthIn(queryIn(search)) ?? monthIn(own);
  if (month === undefined) {
    return own === ''
      ? { typed: '' }
      : { typed: own, problem: `We can't read “${own}”. Enter a month and year, like March 2025.` };
  }
  if (isFittingMonth(month)) return { typed: month, day: `${month}-01` };
  const [first, last] = fittingMonths().map(monthText);
  return {
    typed: month,
    problem: `${monthText(month)} is out of range. Enter a month from ${first} to ${last}.`,
  };
}

/** The address of an owner's page. The first day of a month stands for the month. */
export const ownersPath = (system: string, changed: string, litres?: string): string =>
  `/${system}?${new URLSearchParams({ fitted: changed.replace(/-01$/, ''), ...(litres && { litres }) })}`;

/** The visitor's date, which the Swedish locale prints as ISO. */
export const localDay = (date: Date): string => date.toLocaleDateString('sv-SE');
export const today = (): string => localDay(new Date());
