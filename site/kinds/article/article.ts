/** Reading pages. */
import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { Article, type ArticleProps } from './Article.tsx';

function articleProps(tables: Tables, page: Page, country: Country): ArticleProps {
  return {
    ...pageProps(tables, page, country),
    ...(page.date !== undefined && { date: page.date }),
  };
}

export const article = pageKind(Article, articleProps);
