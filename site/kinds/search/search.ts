/** The results page without its script. */
import type { Country, Page } from '../../../kernel/contract.ts';
import { pageOf } from '../../tables/page-index.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { rangeLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { Search, type SearchProps } from './Search.tsx';

function searchProps(tables: Tables, page: Page, country: Country): SearchProps {
  return {
    ...pageProps(tables, page, country),
    ways: rangeLinks(tables, country),
    water: waterLinks(tables, country),
  };
}

function waterLinks(tables: Tables, country: Country): SearchProps['water'] {
  const page = pageOf(tables, 'contaminants', country);
  if (!page) return [];
  return tables.contaminants.map(({ id, name, sign }) => ({
    label: name,
    url: `${page.url}#${id}`,
    description: sign,
  }));
}

export const search = pageKind(Search, searchProps, { script: 'search' });
