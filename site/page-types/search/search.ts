import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { contaminantLinks, rangeLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
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

export const search = contentPageType(Search, searchProps, { script: 'search' });
