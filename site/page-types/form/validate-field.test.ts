import { expect, it } from 'vitest';
import { type FieldRule, type Typed, validateField } from './validate-field.ts';

const rule = (type: FieldRule['type'], more: Partial<FieldRule> = {}): FieldRule => ({
  label: 'Serial number',
  type,
  required: true,
  ...more,
});

it.each<[FieldRule, Typed, string | undefined]>([
  [rule('text'), ' ', 'Enter the serial number.'],
  [rule('text', { label: 'Your name' }), '', 'Enter your name.'],
  [rule('select', { label: 'Subject' }), '', 'Choose the subject.'],
  [rule('textarea', { label: 'Message' }), '', 'Write the message.'],
  [rule('checkbox'), false, 'Tick this box to continue.'],
  [rule('email'), '', 'Enter an email address, like name@example.com.'],
  [rule('email'), 'ann@example', 'Check the email address. It should look like name@example.com.'],
  [rule('tel'), 'call me', 'Enter a phone number with its area code, in digits and spaces.'],
  [rule('number'), '1,200', 'Enter a number, like 12 or 12.5.'],
  [rule('date'), '2025-02-29', 'Enter the full date: day, month and year.'],
  [rule('text', { maxLength: 3 }), 'abcd', "Use 3 characters or fewer. You've used 4."],
])('VAL-09 says how to put it right: %o %j', (asked, answer, error) => {
  expect(validateField(asked, answer, { today: '2026-11-21' })).toBe(error);
});

it.each<[FieldRule, Typed]>([
  [rule('text', { required: false }), ''],
  [rule('tel', { required: false }), ' '],
  [rule('checkbox', { required: false }), false],
  [rule('checkbox'), true],
  [rule('email'), 'ann@mail.example.com'],
  [rule('tel'), '+64 7 123 4567'],
  [rule('number'), 12],
  [rule('date'), '2024-02-29'],
])('VAL-09 finds nothing wrong with %o %j', (asked, answer) => {
  expect(validateField(asked, answer, { today: '2026-11-21' })).toBeUndefined();
});
