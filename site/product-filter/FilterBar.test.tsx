import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilterBar, filterStatus } from './FilterBar.tsx';
import { filteredBy, ListFilter } from './ListFilter.tsx';
import { facetsOf, facetTypes } from './list-facets.ts';
import type { ProductFacts } from './product-facts.ts';

const product = (code: string, flow: number): ProductFacts => ({
  code,
  type: 'system',
  sources: ['mains'],
  applications: [],
  flow,
});
const list = [product('A', 30), product('B', 30), product('C', 55), product('D', 60)];
const withoutOptions = (kind: (typeof facetTypes)[number]) => ({ ...kind, options: [] });

it('RTE-17 says what is shown in words', () => {
  expect(filterStatus(12, 12)).toBe('12 products');
  expect(filterStatus(5, 12)).toBe('5 of 12 products');
  expect(filterStatus(1, 1)).toBe('1 product');
  expect(filterStatus(0, 12)).toBe('No products match.');
});

it('RTE-17 disables options that would leave nothing, but keeps one that an address requests', () => {
  const html = renderToStaticMarkup(
    <FilterBar
      products={list}
      facets={facetsOf(list)}
      selection={{ applications: [], choices: { flow: '80' }, sort: 'listed' }}
      shown={0}
    />,
  );
  expect(html).toContain('No products match.');
  expect(html).toContain('80 L/min or more</option>');
  expect(html).toContain('Clear filters');
});

it('RTE-17 folds what comes after the fourth filter', () => {
  const bar = (count: number) =>
    renderToStaticMarkup(
      <FilterBar products={list} facets={facetTypes.slice(0, count).map(withoutOptions)} />,
    );
  expect(bar(4)).not.toContain('More<span');
  const [inSight = '', folded = ''] = bar(5).split('More<span');
  expect(inSight.match(/<select/g)).toHaveLength(5);
  expect(folded.match(/<select/g)).toHaveLength(1);
});

it('RTE-17 offers only spaces that some product fits, and takes any size', () => {
  const small = list.map((facts) => ({ ...facts, needs: '450x390x200' }));
  const bar = (space: string) =>
    renderToStaticMarkup(
      <FilterBar
        products={small}
        facets={facetsOf(small)}
        selection={{ applications: [], choices: { space }, sort: 'price' }}
        shown={4}
      />,
    );
  const options = bar('').match(/name="space".*?<\/select>/s)?.[0];
  expect(options).toContain('Caravan hatch, 400');
  const tall = small.map((facts) => ({ ...facts, needs: '700x2500x200' }));
  expect(facetsOf(tall).find(({ id }) => id === 'space')?.options).toEqual([]);
  expect(bar('450x390x200')).toMatch(/value="own" selected/);
});

it('RTE-17 appears above lists of at least four products that a fact divides', () => {
  const bar = (products: readonly ProductFacts[]) =>
    renderToStaticMarkup(
      <ListFilter filtered={filteredBy(products.map((filter) => ({ filter })))}>list</ListFilter>,
    ).includes('data-tool="product-filter"');
  expect(bar(list)).toBe(true);
  expect(bar(list.slice(0, 3))).toBe(false);
  expect(bar(list.map((facts) => ({ ...facts, flow: 30 })))).toBe(false);
});
