import { describe, expect, it } from 'vitest';
import { answerKey, type ListPosition } from './answer-key.ts';

const open = (active: number, count = 3): ListPosition => ({ active, count, isOpen: true });
const closed: ListPosition = { active: -1, count: 3, isOpen: false };

describe('the keyboard of the search box', () => {
  it('SRCH-31 Down goes through the entries and round through the text', () => {
    const places = [-1, 0, 1, 2].map((active) => answerKey('ArrowDown', open(active)));
    expect(places.map((answer) => answer?.kind === 'move' && answer.to)).toEqual([0, 1, 2, -1]);
  });

  it('SRCH-31 Up goes the other way', () => {
    const places = [-1, 2, 1, 0].map((active) => answerKey('ArrowUp', open(active)));
    expect(places.map((answer) => answer?.kind === 'move' && answer.to)).toEqual([2, 1, 0, -1]);
  });

  it('SRCH-31 Down and Up open a list that was closed, at its first and last entry', () => {
    expect(answerKey('ArrowDown', closed)).toEqual({ kind: 'move', to: 0 });
    expect(answerKey('ArrowUp', closed)).toEqual({ kind: 'move', to: 2 });
  });

  it('SRCH-31 Home and End are the text’s until an entry is active', () => {
    expect(answerKey('Home', open(-1))).toBeUndefined();
    expect(answerKey('End', open(-1))).toBeUndefined();
    expect(answerKey('Home', open(2))).toEqual({ kind: 'move', to: 0 });
    expect(answerKey('End', open(0))).toEqual({ kind: 'move', to: 2 });
  });

  it('SRCH-10 A-17 Enter chooses the active entry, and is the form’s without one', () => {
    expect(answerKey('Enter', open(1))).toEqual({ kind: 'choose', place: 1 });
    expect(answerKey('Enter', open(-1))).toBeUndefined();
  });

  it('SRCH-31 Escape closes, then clears', () => {
    expect(answerKey('Escape', open(1))).toEqual({ kind: 'close' });
    expect(answerKey('Escape', closed)).toEqual({ kind: 'clear' });
  });

  it('SRCH-06 A-19 "No Results" cannot be reached by the keyboard', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter']) {
      expect(answerKey(key, open(-1, 0))).toBeUndefined();
    }
    expect(answerKey('Escape', open(-1, 0))).toEqual({ kind: 'close' });
  });

  it('SRCH-31 letters and Tab are the browser’s', () => {
    expect(answerKey('a', open(0))).toBeUndefined();
    expect(answerKey('Tab', open(0))).toBeUndefined();
  });
});
