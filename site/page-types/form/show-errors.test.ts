import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusLater, withError } from './show-errors.ts';

const order = ['name', 'email', 'message'];
const name = { name: 'name', text: 'Enter your name' };
const email = { name: 'email', text: 'Enter an email address' };
const message = { name: 'message', text: 'Write a message' };
const other = { name: 'other', text: 'Refused' };

it('VAL-09 leaves out a field once it is corrected, down to none', () => {
  expect(withError([name, email], 'name', undefined, order)).toEqual([email]);
  expect(withError([email], 'email', undefined, order)).toEqual([]);
});

it('VAL-09 replaces the text of a field in its place', () => {
  const text = 'Check the email address.';
  expect(withError([name, email, message], 'email', text, order)).toEqual([
    name,
    { name: 'email', text },
    message,
  ]);
});

it('VAL-09 adds a new error in the order of the form, before errors of no field', () => {
  expect(withError([message, other], 'name', name.text, order)).toEqual([name, message, other]);
});

describe('the autofocus', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const element = (hasFocus = false) => ({ focus: vi.fn(), matches: () => hasFocus });

  it('VAL-08 CST-04 comes after its delay', () => {
    const first = element();
    const second = element();
    focusLater(first, 100);
    focusLater(second, 250);
    vi.advanceTimersByTime(99);
    expect(first.focus).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(first.focus).toHaveBeenCalledOnce();
    expect(second.focus).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(second.focus).toHaveBeenCalledOnce();
  });

  it('VAL-08 leaves who has gone on to a button in it', () => {
    const gone = element(true);
    focusLater(gone, 100);
    vi.advanceTimersByTime(1000);
    expect(gone.focus).not.toHaveBeenCalled();
  });
});
