import { expect, it } from 'vitest';
import type { RankedEntry } from '../../kernel/site-entry.ts';
import { codesNamed, plainCode } from './plain-code.ts';
import { itemsOf, visitor } from './search.fixture.ts';
import { topAnswer } from './top-answer.ts';
import { listItem } from './visible-items.ts';

const items = itemsOf('WH2-55', 'WH2-60', 'CB10-05', 'OR-10').map((item) =>
  listItem(item, '', visitor),
);
const page: RankedEntry = {
  kind: 'page',
  title: 'Find an installer',
  text: '',
  address: '/installer',
  words: '',
  isAnswer: true,
};
const lead = (keywords: string) => topAnswer(keywords, items, [page]);

it.each(['WH2-60', 'wh260', 'WH2-60 install guide', 'code wh2 60', 'how much is wh2-60?'])(
  'RTE-22 "%s" leads to the product',
  (keywords) => {
    expect(lead(keywords)).toMatchObject({ kind: 'product', item: { code: 'WH2-60' } });
  },
);

it.each(['WH2-55 WH2-60', 'WH2-55;WH2-60', '/compare?codes=WH2-55;WH2-60', 'wh255 or wh2 60'])(
  'RTE-22 "%s" leads to the comparison',
  (keywords) => {
    expect(lead(keywords)).toEqual({ kind: 'compare', codes: ['WH2-55', 'WH2-60'] });
  },
);

it('RTE-22 leads to no product if the code is only the beginning of the one typed', () => {
  expect(topAnswer('WH2-60-LF', items, [], "There's no WH2-60-LF.")).toBeUndefined();
});

it('RTE-22 leads to the page that answers when no code is named', () => {
  expect(lead('install')).toEqual({ kind: 'page', page });
});

it('RTE-22 takes the longest code, and "or" for no part of one', () => {
  const codes = ['WH2-30', 'WH2-30-LF', 'OR-10', 'CR-G'].map(plainCode);
  const named = (text: string) => codesNamed(text, (code) => codes.includes(code));
  expect(named('wh2 30 lf cr-g')).toEqual(['wh230lf', 'crg']);
  expect(named('5 or 10 micron')).toEqual([]);
  expect(named('or 10')).toEqual(['or10']);
});
