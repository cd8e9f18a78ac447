import { expect, it } from 'vitest';
import { distance, nearest } from './suggest.ts';

it.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['name', 'nmae', 1],
  ['cartridge', 'cartrige', 1],
  ['kitten', 'sitting', 3],
])('ACCEPTANCE 3 "%s" and "%s" are %d apart', (a, b, want) => {
  expect(distance(a, b)).toBe(want);
  expect(distance(b, a)).toBe(want);
});

const codes = ['WH2-60', 'WH2-55', 'WH1-30', 'CR45', 'HYBRID-G7'];
it.each([
  ['WH260', ['WH2-60', 'WH1-30']],
  ['wh2-60', ['WH2-60', 'WH1-30']],
  ['CR54', ['CR45']],
  ['HYBRID_G7', ['HYBRID-G7']],
  ['BANANA-SPLIT', []],
])('ACCEPTANCE 7 for %s the nearest codes are %j', (word, want) => {
  expect(nearest(word, codes, 2)).toEqual(want);
});

it('ACCEPTANCE 7 codes that are equally near come in the order of the alphabet', () => {
  expect(nearest('WH-9', ['WH-3', 'WH-1', 'WH-2'], 3)).toEqual(['WH-1', 'WH-2', 'WH-3']);
});
