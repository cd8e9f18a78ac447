import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pageKind } from '../kind.tsx';
import { contaminantLinks, rangeLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { Search, type SearchProps } from './Search.tsx';

function searchProps(tables: Tables, page: Page, country: Country): SearchProps {
  return {
    ...pageProps(tables, page, country),
    ways: rangeLinks(tables, country),
    water: contaminantLinks(tables, country).map(({ name, url, sign }) => ({
      label: name,
      url,
      description: sign,
    })),
  };
}

export const search = pageKind(Search, searchProps, { script: 'search' });
