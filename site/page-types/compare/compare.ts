import type { Country, Page } from '../../../kernel/contract.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { comparedOf } from '../category-props.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Compare, type CompareProps } from './Compare.tsx';

function compareProps(tables: Tables, page: Page, country: Country): CompareProps {
  const comparisons = Object.values(tables.categories).flatMap((category) => {
    const { audience, url, name, productsToCompareHeader: heading = name } = category;
    const products = comparedOf(tables, category, country);
    return audience === 'Consumer' && products.length > 0
      ? [{ id: slugify(url), heading, products }]
      : [];
  });
  return { ...pageProps(tables, page, country), path: page.url, comparisons };
}

export const compare = contentPageType(Compare, compareProps, { script: 'compare' });
