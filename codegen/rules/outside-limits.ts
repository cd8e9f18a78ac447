/** Figures below the least or above the most that is plausible. */
import type { Limit } from '../catalogue.ts';

/** Limits that leave no room are reported themselves: nothing breaks them. */
export const isWithin = (value: number, { from = -Infinity, to = Infinity }: Limit): boolean =>
  from > to || (value >= from && value <= to);

/** "is between 0.1 and 2000", "is 5 or more" */
export const spanOf = ({ from, to }: Limit): string =>
  from !== undefined && to !== undefined
    ? `is between ${from} and ${to}`
    : `is ${from ?? to ?? 0} or ${to === undefined ? 'more' : 'less'}`;
