import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Article, type ArticleProps } from './Article.tsx';

function articleProps(tables: Tables, page: Page, country: Country): ArticleProps {
  const props = pageProps(tables, page, country);
  // Dated pages and those about one product have a picture. Reference pages begin with the answer.
  if (page.date === undefined && page.product === undefined) return props;
  const image = pictureOfPage(tables, page, marketOf(page, country));
  return {
    ...props,
    ...(page.date && { date: page.date }),
    ...(image && { image: { ...image, alt: '' } }),
  };
}

export const article = contentPageType(Article, articleProps);
