import { describe, expect, it } from 'vitest';
import { indexAfter, indexBeside } from './menu-moves.ts';

describe('the entry that a key leads to', () => {
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
  ])('%s %s from %s is %s', (_id, key, from, want) => {
    expect(indexAfter(key, from, 25)).toBe(want);
  });
});

describe('the entry beside', () => {
  const box = (left: number, top: number) => ({ left, top, height: 30 });
  const boxes = [box(0, 0), box(0, 40), box(300, 0), box(300, 45), box(600, 40)];

  it('KBD-07 is in the nearest column, at about the same height', () => {
    expect(indexBeside('ArrowRight', box(0, 40), boxes)).toBe(3);
    expect(indexBeside('ArrowLeft', box(600, 40), boxes)).toBe(3);
  });

  it('KBD-07 stops at the first and the last column', () => {
    expect(indexBeside('ArrowLeft', box(0, 0), boxes)).toBe(-1);
    expect(indexBeside('ArrowRight', box(600, 40), boxes)).toBe(-1);
  });
});
