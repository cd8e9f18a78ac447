import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { finderOf, rangeLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { NotFound, type NotFoundProps } from './NotFound.tsx';

function notFoundProps(tables: Tables, page: Page, country: Country): NotFoundProps {
  return {
    ...pageProps(tables, page, country),
    ranges: rangeLinks(tables, country),
    ...finderOf(tables, country),
  };
}

export const notFound = contentPageType(NotFound, notFoundProps, {
  script: 'not-found',
  isNotFoundPage: true,
});
