import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  categoryOf,
  notSold,
  pageOfUrl,
  priced,
  productOf,
  tablesOf,
} from '../../lookups/tables.fixture.ts';
import { Downloads, downloadsProps } from './Downloads.tsx';

const page = pageOfUrl('/downloads', { template: 'downloads' });
const sized = ['width', 'height', 'depth'].map((id) => ({ id, value: 300 }));
const tables = tablesOf({
  products: [
    [productOf('S10', { specifications: sized, revised: '2026-12-01' }), priced(100)],
    [productOf('S9', { type: 'cartridge' }), priced(100)],
    [productOf('S2'), priced(100), notSold],
    [productOf('D1', { dealerOnly: true }), priced(100)],
  ],
});
const html = (country: 'AU' | 'NZ') =>
  renderToStaticMarkup(<Downloads {...downloadsProps(tables, page, country)} />);

it('links the files that each product sold here has, with their dates, by code', () => {
  const codes = (country: 'AU' | 'NZ') =>
    downloadsProps(tables, page, country).families.flatMap(({ products }) =>
      products.map(({ code }) => code),
    );
  expect(codes('AU')).toEqual(['S2', 'S9', 'S10']);
  expect(codes('NZ')).toEqual(['S9', 'S10']);
  const files = [...html('NZ').matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, url]) => url);
  expect(files).toEqual([
    ...['/documents/S9-nz.pdf', '/documents/S9-nz.txt', '/documents/S10-nz.pdf'],
    ...['/documents/S10-nz.txt', '/documents/S10.svg', '/documents/S10.dxf'],
  ]);
  expect(html('AU')).toContain('1 December 2026</td>');
  expect(html('AU')).toContain('22 November 2026</td>');
});

it('links the data files of each range in the section that describes them', () => {
  const range = categoryOf('/filters', { items: ['S9', 'D1'] });
  const withRange = tablesOf({ products: [[productOf('S9'), priced(100)]], categories: [range] });
  const empty = { faqs: [], links: [], products: [], documents: [], notices: [], text: [] };
  const described = {
    ...page,
    sections: ['data', 'more'].map((id) => ({ ...empty, id, heading: id })),
  };
  const { sections } = downloadsProps(withRange, described, 'AU');
  const linked = sections.map(({ table }) => JSON.stringify(table)?.match(/\/filters\.\w+/g));
  expect(linked).toEqual([['/filters.csv', '/filters.json'], undefined]);
});

it('QLT-08 searches the site for a code without a script', () => {
  expect(html('AU')).toMatch(/<form[^>]* action="\/search".*? name="keywords"/s);
});
