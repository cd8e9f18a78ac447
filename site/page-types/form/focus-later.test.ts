import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusLater } from './show-errors.ts';

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
