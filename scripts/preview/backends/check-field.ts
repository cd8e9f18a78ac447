import type { FormField } from '../../../kernel/contract.ts';
import { faultOfLimits } from '../../../kernel/field-limits.ts';
import { findCode, type ProductCodes, unknownCode } from '../../../kernel/product-codes.ts';

const LONGEST = 10_000;
// The pattern that browsers use for <input type="email">, with a dot in the host asked for besides.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 6;
}

function hasControls(text: string, lines: boolean): boolean {
  return [...text].some((letter) => {
    if (lines && (letter === '\n' || letter === '\r' || letter === '\t')) return false;
    return letter < ' ' || letter === '\u007f';
  });
}

/** Somewhere it is that day already: a receipt from Auckland is not of tomorrow. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

function findTextFault(field: FormField, text: string): string | undefined {
  const most = field.maxLength ?? LONGEST;
  if (text.length > most) return `Use at most ${most} characters.`;
  if (hasControls(text, field.type === 'textarea')) return 'Leave out the control characters.';
  switch (field.type) {
    case 'email':
      return EMAIL.test(text) ? undefined : 'Enter an email address, like name@example.com.';
    case 'tel':
      return isPhone(text) ? undefined : 'Enter a phone number, digits and spaces.';
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? undefined : 'Enter a number.';
    case 'date':
      return isDate(text) ? undefined : 'Enter a date, like 2025-03-31.';
    case 'select':
      return field.options.includes(text) ? undefined : 'Choose one of the options.';
    default:
      return undefined;
  }
}

/**
 * What is wrong with the value of one field, in a sentence for the person who typed it;
 * undefined where nothing is. A field left out, null or blank counts as empty.
 */
export function findFieldFault(
  field: FormField,
  value: unknown,
  codes: ProductCodes,
): string | undefined {
  if (field.type === 'checkbox') {
    if (value !== undefined && value !== null && typeof value !== 'boolean') {
      return 'Tick the box or leave it.';
    }
    return field.required && value !== true ? 'Tick this box to go on.' : undefined;
  }
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    return field.required ? 'Fill in this field.' : undefined;
  }
  if (field.type === 'number' && typeof value === 'number') {
    return Number.isFinite(value) ? faultOfLimits(field, value, latestDay()) : 'Enter a number.';
  }
  if (typeof value !== 'string') return 'Enter a text.';
  const text = value.trim();
  return (
    findTextFault(field, text) ??
    faultOfLimits(field, field.type === 'number' ? Number(text) : text, latestDay()) ??
    (field.lookup === 'product-code' && !findCode(codes, text) ? unknownCode(text) : undefined)
  );
}
