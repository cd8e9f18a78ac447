/** Limits on form answers beyond their type. The page's YAML sets them, and the form and its endpoint enforce them. */
import type { FormField } from './entry-types.ts';
import { formatDate } from './format.ts';

export type FieldLimits = Pick<FormField, 'pattern' | 'patternMessage' | 'min' | 'max'>;

/** The error message for a non-empty answer of the right type. `today` is an ISO date. */
export function limitError(
  { pattern, patternMessage, min, max }: FieldLimits,
  answer: number | string,
  today: string,
): string | undefined {
  if (typeof answer === 'number') return faultOfNumber(answer, min, max);
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(answer)) {
    return patternMessage ?? 'Use the format shown in the hint.';
  }
  if (!isDate(answer)) return undefined;
  if (max === 'today' && answer > today) return "Enter a date that isn't in the future.";
  if (typeof max === 'string' && isDate(max) && answer > max) {
    return `Enter a date up to ${formatDate(max)}.`;
  }
  return typeof min === 'string' && answer < min
    ? `Enter a date from ${formatDate(min)} onwards.`
    : undefined;
}

function faultOfNumber(answer: number, min: FieldLimits['min'], max: FieldLimits['max']) {
  const [least, most] = [Number(min ?? Number.NEGATIVE_INFINITY), Number(max ?? Infinity)];
  if (answer < least) return `Enter ${least} or more.`;
  return answer > most ? `Enter ${most} or less.` : undefined;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
