/** The not-found page. */
import type { Country, Page } from '../../../kernel/contract.ts';
import { pageOf } from '../../tables/page-index.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { rangeLinks } from '../page-links.ts';
import { pageProps } from '../page-props.ts';
import { NotFound, type NotFoundProps } from './NotFound.tsx';

function notFoundProps(tables: Tables, page: Page, country: Country): NotFoundProps {
  const finder = pageOf(tables, 'cartridge-finder', country);
  return {
    ...pageProps(tables, page, country),
    ranges: rangeLinks(tables, country),
    ...(finder && { finderUrl: finder.url }),
  };
}

export const notFound = pageKind(NotFound, notFoundProps, {
  script: 'not-found',
  isNowhere: true,
});
