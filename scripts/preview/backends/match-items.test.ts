import { expect, it } from 'vitest';
import { createItemMatch } from './item-search.ts';

it('SRCH-19 A-13 ranks discontinued items after their equals, as the site does, and drops none', async () => {
  const tap = { custitem_display_name: 'Filter tap' };
  const items = [
    { ...tap, itemid: 'T1', custitem_discontinued_w_spare_parts: true },
    { ...tap, itemid: 'T2', custitem_discontinued: true },
    {
      ...tap,
      itemid: 'T3',
      custitem_discontinued: true,
      custitem_discontinued_w_spare_parts: true,
    },
    { ...tap, itemid: 'T4' },
  ];
  const found = await createItemMatch([])(items, 'filter tap');
  expect(found.map(({ itemid }) => itemid)).toEqual(['T4', 'T1', 'T2', 'T3']);
});
