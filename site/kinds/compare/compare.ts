/** The comparison page without its script (QLT-06). */
import type { Country, Page } from '../../../kernel/contract.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { leadsHere } from '../../tables/here.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { Compare, type CompareProps } from './Compare.tsx';

function compareProps(tables: Tables, page: Page, country: Country): CompareProps {
  const comparisons = Object.values(tables.categories).flatMap((category) => {
    const compared = category.productsToCompare.filter(
      ({ url }) => url === undefined || leadsHere(tables, url, country),
    );
    if (!category.isShowComparison || category.audience !== 'Consumer' || compared.length < 2) {
      return [];
    }
    return [
      {
        id: slugOf(category.url),
        heading: category.productsToCompareHeader ?? category.name,
        products: compared,
      },
    ];
  });
  return { ...pageProps(tables, page, country), path: page.url, comparisons };
}

export const compare = pageKind(Compare, compareProps, { script: 'compare' });
