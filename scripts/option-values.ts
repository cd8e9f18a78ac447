/** Reads option values. Each reader throws a UserError that names the option. */
import { isRealDate } from '../codegen/validate/real-date.ts';
import { UserError } from './user-error.ts';

export function readNumber(option: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number;
    throw new UserError(`--${option} takes a number from ${min} to ${max}, not "${text}".`, 2);
  };
}

/** Reads "2026-12-01" or "2026-12-01T00:00", in each country's own time. */
export function readTime(text: string): string {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}Z`);
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}T${time}`);
  if (isReal) return `${day}T${time}`;
  const instead = day === '' ? '' : ", which doesn't exist";
  throw new UserError(
    `--at takes a date or time such as 2026-12-01T00:00, not "${text}"${instead}.`,
    2,
  );
}

export function readDate(text: string): string {
  if (isRealDate(text)) return text;
  throw new UserError(`--from takes a date such as 2027-03-01, not "${text}".`, 2);
}
