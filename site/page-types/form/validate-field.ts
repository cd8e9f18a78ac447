/** Validates an answer. The endpoint checks again (VAL-09), but this saves the round trip. */

import { type FieldLimits, limitError } from '../../../kernel/answer-limits.ts';
import type { FormField } from '../../../kernel/entry-types.ts';
import { findCode, type ProductCodes, unknownCode } from '../../../kernel/product-codes.ts';

export type FieldRule = Pick<FormField, 'label' | 'type' | 'required' | 'lookup'> &
  FieldLimits & {
    readonly maxLength?: number;
  };
type Known = {
  /** The visitor's local date, ISO. */
  readonly today: string;
  readonly codes?: ProductCodes | undefined;
};
export type Typed = string | number | boolean;

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const telephone = /^\+?[\d\s().-]+$/;

/** "your name" for "Your name", "the serial number" for "Serial number". */
function called(label: string): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1);
  return /^your\b/.test(name) ? name : `the ${name}`;
}

function missing({ label, type }: FieldRule): string {
  switch (type) {
    case 'checkbox':
      return 'Tick this box to continue.';
    case 'select':
      return `Choose ${called(label)}.`;
    case 'email':
      return 'Enter an email address, like name@example.com.';
    case 'textarea':
      return `Write ${called(label)}.`;
    default:
      return `Enter ${called(label)}.`;
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function textError(rule: FieldRule, text: string): string | undefined {
  if (rule.maxLength !== undefined && text.length > rule.maxLength) {
    return `Use ${rule.maxLength} characters or fewer. You've used ${text.length}.`;
  }
  switch (rule.type) {
    case 'email':
      return email.test(text)
        ? undefined
        : 'Check the email address. It should look like name@example.com.';
    case 'tel':
      return telephone.test(text) && text.replace(/\D/g, '').length >= 6
        ? undefined
        : 'Enter a phone number with its area code, in digits and spaces.';
    case 'number':
      return 'Enter a number, like 12 or 12.5.';
    case 'date':
      return isDate(text) ? undefined : 'Enter the full date: day, month and year.';
    default:
      return undefined;
  }
}

/** The error as a sentence that says how to fix it. Undefined for a valid answer. */
export function validateField(rule: FieldRule, answer: Typed, known: Known): string | undefined {
  if (typeof answer === 'boolean') return rule.required && !answer ? missing(rule) : undefined;
  if (typeof answer === 'number') return limitError(rule, answer, known.today);
  const text = answer.trim();
  if (text === '') return rule.required ? missing(rule) : undefined;
  return (
    textError(rule, text) ??
    limitError(rule, text, known.today) ??
    codeError(rule, text, known.codes)
  );
}

function codeError({ lookup }: FieldRule, text: string, codes: ProductCodes | undefined) {
  return lookup === undefined || !codes || findCode(codes, text) ? undefined : unknownCode(text);
}
