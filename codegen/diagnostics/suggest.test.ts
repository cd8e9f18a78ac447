import { expect, it } from 'vitest';
import { nearest, suggest, suggestChoice } from './suggest.ts';

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

it.each([
  ['rian-house', 'rain-house'],
  ['Rain-House', 'rain-house'],
  ['mains-house', undefined],
  ['/tap-rain', undefined],
])(
  'ACCEPTANCE 11 %s is a slip for %s: of words that other names are made of, it may have gone',
  (word, want) => {
    const names = ['rain-house', 'mains-unit', 'tap-main', 'tap-rainy'];
    expect(suggest(word, names).sure).toBe(want);
  },
);

it('ACCEPTANCE 7 codes that are equally near come in the order of the alphabet', () => {
  expect(nearest('WH-9', ['WH-3', 'WH-1', 'WH-2'], 3)).toEqual(['WH-1', 'WH-2', 'WH-3']);
});

it.each([
  ['mains water', 'mains'],
  ['main water', 'mains'],
  ['rain water', 'rainwater'],
  ['bore-water', undefined],
  ['bore water', 'bore'],
  ['town water', undefined],
  ['mains bore', undefined],
])('GEN-07 of the water sources, %s is surely %s', (word, sure) => {
  expect(suggestChoice(word, ['mains', 'rainwater', 'bore']).sure).toBe(sure);
});

it('GEN-07 the beginning of one choice is perhaps that one', () => {
  expect(suggestChoice('rain', ['mains', 'rainwater', 'bore']).perhaps).toEqual(['rainwater']);
  expect(suggestChoice('town water', ['mains', 'rainwater', 'bore']).perhaps).toEqual([]);
});
