import { expect, it } from 'vitest';
import { pageOfUrl, priced, productOf, tablesOf } from '../../tables/tables.fixture.ts';
import { hubProps } from './Hub.tsx';

const section = {
  id: 'what',
  heading: 'What',
  text: [],
  faqs: [],
  links: [],
  products: ['A1'],
  documents: [],
  notices: [],
};
const below = { parent: '/articles', sections: [section], source: 'rainwater' } as const;
const hub = pageOfUrl('/articles', { template: 'hub' });
const tables = tablesOf({
  pages: [
    hub,
    pageOfUrl('/articles/one', { ...below, date: '2026-03-03' }),
    pageOfUrl('/articles/two', { ...below, date: '2026-02-02' }),
    pageOfUrl('/articles/bare', { parent: '/articles', date: '2026-01-01' }),
  ],
  products: [[productOf('A1'), priced(11000)]],
});

it('RTE-47 each entry shows what it is about, none the picture of another one, and decorates', () => {
  const pictures = hubProps(tables, hub, 'AU').children.map(({ image }) => image);
  expect(pictures.map((image) => image?.source)).toEqual([
    'products/A1.svg',
    'scenes/rainwater.svg',
    undefined,
  ]);
  expect(pictures[0]?.alt).toBe('');
});
