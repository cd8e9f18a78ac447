import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { notSold, pageOfUrl, priced, productOf, tablesOf } from '../../tables/tables.fixture.ts';
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

it('links the files that each product sold here has, with their dates, by type and code', () => {
  const groups = (country: 'AU' | 'NZ') =>
    downloadsProps(tables, page, country).groups.map(({ heading, products }) => [
      heading,
      products.map(({ code }) => code),
    ]);
  expect(groups('AU')).toEqual([
    ['Filter system', ['S2', 'S10']],
    ['Cartridge', ['S9']],
  ]);
  expect(groups('NZ')).toEqual([
    ['Filter system', ['S10']],
    ['Cartridge', ['S9']],
  ]);
  const files = [...html('NZ').matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, url]) => url);
  expect(files).toEqual([
    ...['/documents/S10-nz.pdf', '/documents/S10-nz.txt', '/documents/S10.svg'],
    ...['/documents/S10.dxf', '/documents/S9-nz.pdf', '/documents/S9-nz.txt'],
  ]);
  expect(html('AU')).toContain('1 December 2026</time>');
  expect(html('AU')).toContain('22 November 2026</time>');
});

it('QLT-08 searches the site for a code without a script', () => {
  expect(html('AU')).toMatch(/<form[^>]* action="\/search".*? name="keywords"/s);
});
