/** What an answer may be, beyond its type: told in the page's file, held by the form and by its endpoint. */
import { longDate } from './figures.ts';

export type FieldLimits = {
  /** The whole answer matches it, as in HTML. */
  readonly pattern?: string;
  /** What is said where it does not. */
  readonly patternMessage?: string;
  /** The least: a number, or an ISO date. */
  readonly min?: number | string;
  /** The most: a number, an ISO date, or "today". */
  readonly max?: number | string;
};

/** What is wrong with an answer that is not empty and of its type; `today` as an ISO date. */
export function faultOfLimits(
  { pattern, patternMessage, min, max }: FieldLimits,
  answer: number | string,
  today: string,
): string | undefined {
  if (typeof answer === 'number') return faultOfNumber(answer, min, max);
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(answer)) {
    return patternMessage ?? 'Enter it in the form that the hint shows.';
  }
  if (!isDate(answer)) return undefined;
  if (max === 'today' && answer > today) return 'Enter a date that is not in the future.';
  if (typeof max === 'string' && isDate(max) && answer > max) {
    return `Enter a date no later than ${longDate(max)}.`;
  }
  return typeof min === 'string' && answer < min
    ? `Enter a date no earlier than ${longDate(min)}.`
    : undefined;
}

function faultOfNumber(
  answer: number,
  min: FieldLimits['min'],
  max: FieldLimits['max'],
): string | undefined {
  const [least, most] = [Number(min ?? Number.NEGATIVE_INFINITY), Number(max ?? Infinity)];
  if (answer < least) return `Enter a number that is not below ${least}.`;
  return answer > most ? `Enter a number that is not above ${most}.` : undefined;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
