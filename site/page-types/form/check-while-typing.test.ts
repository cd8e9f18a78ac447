import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchField } from './check-while-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('VAL-07 CST-04 says nothing before the field has been left once, then waits for 300 ms of quiet', () => {
  const look = vi.fn();
  const watch = watchField(look, 300);
  watch.type();
  vi.advanceTimersByTime(1000);
  expect(look).not.toHaveBeenCalled();

  watch.leave();
  expect(look).toHaveBeenCalledTimes(1);

  watch.type();
  vi.advanceTimersByTime(299);
  watch.type();
  vi.advanceTimersByTime(299);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(2);
});

it('VAL-07 looks from the first send on, and no more once it is stopped', () => {
  const look = vi.fn();
  const watch = watchField(look, 300);
  watch.begin();
  watch.type();
  watch.stop();
  vi.advanceTimersByTime(1000);
  expect(look).not.toHaveBeenCalled();
  watch.type();
  vi.advanceTimersByTime(300);
  expect(look).toHaveBeenCalledTimes(1);
});
