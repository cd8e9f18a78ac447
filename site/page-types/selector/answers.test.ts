import { expect, it } from 'vitest';
import type { WaterSource } from '../../../kernel/vocabulary.ts';
import { queryOf, questionsOf, readAnswers, tapsOf } from './answers.ts';

const contaminants = new Map<string, readonly WaterSource[]>([
  ['bacteria', ['rainwater', 'bore']],
  ['chlorine', ['mains']],
  ['sediment', ['mains', 'rainwater', 'bore']],
]);
const read = (search: string) => readAnswers(new URLSearchParams(search), contaminants);

it('GEN-02 asks source, home, taps, bathrooms and concern, one after the other', () => {
  const asked = [
    '',
    'source=rainwater',
    'source=rainwater&home=house',
    'source=rainwater&home=house&taps=all',
    'source=rainwater&home=house&taps=all&bathrooms=2',
    'source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria',
  ].map((search) => read(search).question);
  expect(asked).toEqual(['source', 'home', 'taps', 'bathrooms', 'concern', 'result']);
});

it('RTE-30 reads back what it writes', () => {
  const search =
    '?source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria&concern=sediment';
  expect(queryOf(read(search).answers)).toBe(search);
  expect(queryOf(read('?source=bore&home=house&taps=one&concern=unsure').answers)).toBe(
    '?source=bore&home=house&taps=one&concern=unsure',
  );
});

it('RTE-30 asks a question again and keeps the other answers', () => {
  const { answers, question } = read(
    'source=rainwater&home=house&taps=all&bathrooms=2&concern=bacteria&step=taps',
  );
  expect(question).toBe('taps');
  expect(answers.bathrooms).toBe(2);
  expect(queryOf(answers, 'home')).toContain('step=home');
});

it('RTE-30 takes nonsense as not answered', () => {
  expect(read('source=wine')).toEqual({ answers: {}, question: 'source' });
  expect(read('source=rainwater&home=igloo&step=nothing').question).toBe('home');
  expect(read('source=mains&home=house&taps=all&bathrooms=99').question).toBe('bathrooms');
});

it('RTE-30 drops answers that another one rules out', () => {
  expect(read('source=rainwater&home=apartment').answers.home).toBeUndefined();
  expect(read('source=mains&home=house&taps=one&concern=bacteria').question).toBe('concern');
  expect(read('source=mains&home=house&taps=one&bathrooms=3').answers.bathrooms).toBeUndefined();
});

it('RTE-30 does not ask what has one answer', () => {
  expect(read('source=caravan').question).toBe('taps');
  expect(questionsOf({ source: 'caravan', home: 'caravan', taps: 'all' })).toEqual([
    'source',
    'taps',
    'concern',
  ]);
  expect(questionsOf({ source: 'bore', home: 'house', taps: 'garden' })).not.toContain('concern');
});

it('RTE-30 offers a shower filter on mains only, and no garden in an apartment', () => {
  expect(tapsOf({ source: 'rainwater', home: 'house' })).not.toContain('shower');
  expect(tapsOf({ source: 'mains', home: 'apartment' })).not.toContain('garden');
});

it('RTE-30 several concerns may be divided by a comma too', () => {
  const { answers } = read('source=rainwater&home=house&taps=one&concern=bacteria,sediment');
  expect(answers.concerns).toEqual(['bacteria', 'sediment']);
});
