import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('CST-04 VAL-07 VAL-08 times are those of the page, else those of the specification', () => {
  expect(readSettings({})).toMatchObject({ debounceMs: 300, focusDelayMs: 100 });
  expect(readSettings({ debounceMs: '250', focusDelayMs: '0', timeoutMs: 'soon' })).toMatchObject({
    debounceMs: 250,
    focusDelayMs: 0,
    timeoutMs: 4000,
  });
});
