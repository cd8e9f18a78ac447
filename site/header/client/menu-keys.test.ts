import { expect, it } from 'vitest';
import { createTypeAhead, indexAfter, indexSideways } from './menu-keys.ts';

it.each([
  ['KBD-07', 'ArrowDown', 0, 1],
  ['KBD-07 wraps', 'ArrowDown', 24, 0],
  ['KBD-07 from none', 'ArrowDown', -1, 0],
  ['KBD-07', 'ArrowUp', 5, 4],
  ['KBD-07 wraps', 'ArrowUp', 0, 24],
  ['KBD-08', 'Home', 7, 0],
  ['KBD-08', 'End', 7, 24],
  ['KBD-09 A-51b', 'PageDown', 3, 13],
  ['KBD-09 A-51b to the end', 'PageDown', 20, 24],
  ['KBD-09 A-51b', 'PageUp', 13, 3],
  ['KBD-09 A-51b to the beginning', 'PageUp', 4, 0],
  ['KBD-10 is for type-ahead', 'a', 4, undefined],
])('%s %s from entry %s moves to %s', (_id, key, from, to) => {
  expect(indexAfter(key, from, 25)).toBe(to);
});

const box = (left: number, top: number) => ({ left, top, height: 30 });

it.each([
  ['right to the nearest column, at about the same height', 'ArrowRight', box(0, 40), 3],
  ['left to the nearest column', 'ArrowLeft', box(600, 40), 3],
  ['nowhere left of the first column', 'ArrowLeft', box(0, 0), -1],
  ['nowhere right of the last column', 'ArrowRight', box(600, 40), -1],
])('KBD-07 moves %s', (_title, key, from, to) => {
  const boxes = [box(0, 0), box(0, 40), box(300, 0), box(300, 45), box(600, 40)];
  expect(indexSideways(key, from, boxes)).toBe(to);
});

const labels = 'About us,Careers,Case studies,Contact us,Product recalls,Product support'.split(
  ',',
);

it.each([
  ['ignores case', 'P', [4]],
  ['reads quick letters and spaces as one search', 'product s', [5]],
  ['steps through matches with a repeated letter', 'cccc', [1, 2, 3, 1]],
  ['moves nowhere without a match', 'x', [-1]],
])('KBD-10 type-ahead %s', (_title, keys, found) => {
  const { find } = createTypeAhead(350);
  let current = -1;
  const all = [...keys].map((key, index) => {
    current = find(key, index * 100, labels, current);
    return current;
  });
  expect(all.slice(-found.length)).toEqual(found);
});

it('CST-04 starts a new search after 350 ms', () => {
  const { find, isTyping } = createTypeAhead(350);
  find('p', 0, labels, -1);
  expect([isTyping(349), isTyping(350)]).toEqual([true, false]);
  expect(find('a', 350, labels, 4)).toBe(0);
  expect(find('a', 900, [], -1)).toBe(-1);
});
