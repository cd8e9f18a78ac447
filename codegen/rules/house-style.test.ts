/** The phrases of house-style.json, by their own examples. */
import { describe, expect, it } from 'vitest';
import houseStyleList from './house-style.json' with { type: 'json' };
import { findPhrases, longSentences } from './house-style.ts';

const reasonsIn = (text: string) => findPhrases(text).map(({ message }) => message);

describe.each(houseStyleList.phrases)(
  '$pattern',
  ({ replacement, literal, reason, matches, passes }) => {
    it('finds its example, and replaces it with something that passes', () => {
      expect(reasonsIn(matches)).toEqual([reason]);
      const [{ index = 0, found = '', fix } = {}] = findPhrases(matches);
      expect(fix !== undefined).toBe(literal);
      if (fix === undefined) return;
      const fixed = matches.slice(0, index) + fix + matches.slice(index + found.length);
      expect(findPhrases(fixed)).toEqual([]);
    });

    it('finds nothing in the better sentence', () => {
      expect(findPhrases(passes)).toEqual([]);
    });

    it('explains itself in sentences, and its fix needs no quotes in YAML', () => {
      const sentence = /^[A-Z3].*[.…]$/;
      expect(reason).toMatch(sentence);
      expect(replacement).toMatch(literal ? /^[\w$%/é× -]+$/ : sentence);
    });
  },
);

it('keeps the capital of the words that it replaces', () => {
  expect(findPhrases('Germs').map(({ fix }) => fix)).toEqual(['Bacteria']);
});

it('reports each phrase where it is, and leaves the addresses of links alone', () => {
  const text = '[Cafeteria](/food-service/cafe) or cafe, cafe';
  expect(findPhrases(text).map(({ index, found }) => [index, found])).toEqual([
    [text.indexOf(' cafe') + 1, 'cafe'],
    [text.lastIndexOf('cafe'), 'cafe'],
  ]);
});

describe('sentences', () => {
  const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
  it.each([
    ['25 words', words(25), []],
    ['26 words', words(26), [26]],
    ['two sentences', `Those ${words(19)} These ${words(19)}`, []],
    ['a line break in a sentence', words(26).replace(' ', '\n'), [26]],
    ['a list', `- ${words(15)}\n- ${words(15)}\n\n${words(15)}`.replaceAll('.', ''), []],
    ['an abbreviation', `E. coli ${words(24)}`, [26]],
    ['wording that the law prescribes', `${houseStyleList.prescribed[0]?.start} ${words(26)}`, []],
    ['numbers and links', `A 4.5 inch [housing](/a/long-one) ${words(22)}`.replace('A', 'a'), [26]],
  ])('counts the words of %s', (_what, text, want) => {
    expect(longSentences(text).map(({ count }) => count)).toEqual(want);
  });
});
