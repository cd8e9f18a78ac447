import { describe, expect, it } from 'vitest';
import { pageOfUrl, priced, productOf, tablesOf } from '../../site/tables/tables.fixture.ts';
import { siteEntries } from './search-pages.ts';

describe('search entries other than products', () => {
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

  it('A-44 describes a system that is never suggested', () => {
    const entry = siteEntries(tables, 'AU').find(({ kind }) => kind === 'system');
    expect(entry).toMatchObject({ title: 'QUIET: Product QUIET', address: '/QUIET' });
  });

  it('A-63 leaves out pages that search engines must not index', () => {
    expect(titles).toContain('Page /found');
    expect(titles).not.toContain('Page /hidden');
  });
});
