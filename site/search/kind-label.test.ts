import { expect, it } from 'vitest';
import { kindLabel } from './kind-label.ts';

it('A-63 values of a facet are written as headings are', () => {
  expect(kindLabel('uv system')).toBe('UV system');
  expect(kindLabel('Domestic')).toBe('Domestic');
});
