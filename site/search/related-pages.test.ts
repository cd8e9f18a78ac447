import { expect, it } from 'vitest';
import { pagesAfterItems } from './related-pages.ts';

const newCode = (former: string) =>
  ({ kind: 'superseded', title: '', text: '', address: '/QT10-C', words: former }) as const;
const page = { ...newCode(''), kind: 'page' } as const;

it.each([
  ['shows where a former code went', 'QT8-C', 'qt8c', [], true],
  ['shows it beside products that do not say so', 'QT8-C', 'qt8c', [{}], true],
  ['shows it for a code with other words', 'QT8-C', 'qt8c lamp', [{}], true],
  ['leaves it out where a product says so', 'QT8-C', 'qt8c', [{ replaces: 'QT8-C' }], false],
  ['leaves out a similar former code where a product is found', 'QT10-CB', 'QT10-C', [{}], false],
  ['shows a similar former code where nothing is found', 'QT10-CB', 'QT10-CD', [], true],
])('RTE-21 %s', (_title, former, query, items, isShown) => {
  const pages = [newCode(former), page];
  expect(pagesAfterItems(query, pages, items)).toEqual(isShown ? pages : [page]);
});
