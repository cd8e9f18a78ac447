import { expect, it } from 'vitest';
import { shortText } from './short-text.ts';

it('RTE-22 a long text is cut behind a whole word', () => {
  const text = `${'Word '.repeat(21)}ends. Then more.`;
  expect(shortText(text)).toBe(`${'Word '.repeat(21)}ends …`);
  expect(shortText('Word '.repeat(30))).toBe(`${'Word '.repeat(22).trim()} …`);
});

it('ACCEPTANCE 34 a text without a space is cut all the same, and a short one is not', () => {
  expect(shortText('x'.repeat(500))).toBe(`${'x'.repeat(110)} …`);
  expect(shortText('Short.')).toBe('Short.');
});
