import { expect, it } from 'vitest';
import { tables as catalogue } from '#generated/tables.ts';
import { pageOfUrl, priced, productOf, tablesOf } from '../../site/lookups/tables.fixture.ts';
import { buildPageIndex } from '../../site/search/page-index.ts';
import { relatedPages } from '../../site/search/related-pages.ts';
import { siteEntries } from './search-pages.ts';

const tables = tablesOf({
  products: [
    [productOf('NEW', { replaces: ['OLD'], formerCodes: ['OLDER'] }), priced(110)],
    [productOf('OLD'), priced(110)],
    [productOf('QUIET', { excludedFromSuggestions: true }), priced(110)],
  ],
  pages: [pageOfUrl('/found'), pageOfUrl('/hidden', { noindex: true })],
});
const titles = siteEntries(tables, 'AU').map(({ title }) => title);

it('RTE-21 names the replacement for a superseded code', () => {
  expect(titles).toContain('NEW replaces OLDER');
});

it.each(['delivery', 'freight'])(
  'SRCH-06 answers dealers who ask about %s first',
  async (query) => {
    const index = await buildPageIndex({ entries: siteEntries(catalogue, 'NZ'), synonyms: [] });
    const firstFor = (audience: 'Dealers' | 'Consumer') =>
      relatedPages(query, index.search(query), { audience, pfasArticle: undefined })[0];
    expect(firstFor('Dealers')?.title).toBe('Who do I ask about delivery and freight?');
    expect(firstFor('Consumer')?.title).toBe('Do you deliver, and what does freight cost?');
  },
);

it('A-44 describes a system that is never suggested', () => {
  const entry = siteEntries(tables, 'AU').find(({ kind }) => kind === 'system');
  expect(entry).toMatchObject({ title: 'QUIET: Product QUIET', address: '/QUIET' });
});

it('A-63 leaves out pages that search engines must not index', () => {
  expect(titles).toContain('Page /found');
  expect(titles).not.toContain('Page /hidden');
});
