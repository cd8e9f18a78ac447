import { expect, it } from 'vitest';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { createItemMatch } from './item-search.ts';

it('SRCH-19 A-13 ranks discontinued items after their equals, as the site does, and drops none', async () => {
  const item = (code: string, more: Partial<SearchItem> = {}): SearchItem => ({
    ...{
      code,
      name: 'Filter tap',
      description: '',
      image: '',
      address: '',
      keywords: '',
      kind: '',
    },
    ...{ formerCodes: [], fits: [], applications: [] },
    ...{ isDiscontinued: false, isDiscontinuedWithSpareParts: false },
    ...more,
  });
  const items = [
    item('T1', { isDiscontinuedWithSpareParts: true }),
    item('T2', { isDiscontinued: true }),
    item('T3', { isDiscontinued: true, isDiscontinuedWithSpareParts: true }),
    item('T4'),
  ];
  const found = await createItemMatch([])(items, 'filter tap');
  expect(found.map(({ code }) => code)).toEqual(['T4', 'T1', 'T2', 'T3']);
});
