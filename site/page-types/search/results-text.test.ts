import { expect, it } from 'vitest';
import { droppedText } from '../../search/product-index.ts';
import type { Results } from '../../search/results.ts';
import { pageNumbers, summaryText } from './results-text.ts';

const results = (total: number, matches: number, pageCount = 1): Results => ({
  items: [],
  facets: [],
  matches,
  paging: { page: 1, pageCount, total, first: 1, last: Math.min(24, total) },
});

it('RTE-22 A-63 counts, says which are shown and what was narrowed', () => {
  expect(summaryText(results(1, 1))).toBe('1 product');
  expect(summaryText(results(59, 59, 3))).toBe('59 products, 1 to 24 shown');
  expect(summaryText(results(7, 59))).toBe('7 of 59 products');
});

it('A-14 claims no total where the item search was asked for so many', () => {
  expect(summaryText(results(96, 96, 4), true)).toBe('The 96 closest products, 1 to 24 shown');
  expect(summaryText(results(10, 96), true)).toBe('10 of the 96 closest products');
});

it('names the words that no product has', () => {
  expect(droppedText(['32 mm'])).toBe('No product matches every word. We left out “32 mm”.');
  expect(droppedText([])).toMatch(/The closest come first/);
});

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 5, 6, 7, 8, 9]],
  [7, 100, [1, 0, 6, 7, 8, 0, 100]],
])('A-63 page %i of %i', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers);
});
