import { describe, expect, it } from 'vitest';
import { createTypeAhead } from './type-ahead.ts';

const labels = [
  'About us',
  'Careers',
  'Case studies',
  'Contact us',
  'Product recalls',
  'Product support',
];

describe('type-ahead', () => {
  it('KBD-10 finds by the first letters, whatever their case', () => {
    expect(createTypeAhead(350).find('P', 0, labels, -1)).toBe(4);
  });

  it('KBD-10 letters in quick succession are one search, with a space in it', () => {
    const { find } = createTypeAhead(350);
    const typed = [...'product s'].map((key, index) => find(key, index * 100, labels, 4));
    expect(typed.at(-1)).toBe(5);
  });

  it('KBD-10 CST-04 after 350 ms a new search begins', () => {
    const { find, isTyping } = createTypeAhead(350);
    find('p', 0, labels, -1);
    expect(isTyping(349)).toBe(true);
    expect(isTyping(350)).toBe(false);
    expect(find('a', 350, labels, 4)).toBe(0);
  });

  it('KBD-10 one letter again and again walks through what begins with it', () => {
    const { find } = createTypeAhead(350);
    const first = find('c', 0, labels, -1);
    const second = find('c', 100, labels, first);
    const third = find('c', 200, labels, second);
    expect([first, second, third, find('c', 300, labels, third)]).toEqual([1, 2, 3, 1]);
  });

  it('KBD-10 stays put when no entry begins with the letters', () => {
    expect(createTypeAhead(350).find('x', 0, labels, 2)).toBe(-1);
    expect(createTypeAhead(350).find('a', 0, [], -1)).toBe(-1);
  });
});
