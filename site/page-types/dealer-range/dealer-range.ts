import type { Country, Route } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { homeBreadcrumb } from '../../tables/breadcrumbs.ts';
import { pageTypeOf } from '../page-type.tsx';
import { DealerRange, type DealerRangeProps } from './DealerRange.tsx';
import { rangeMenus } from './range-menus.ts';

function dealerRangeProps(tables: Tables, page: Route, country: Country): DealerRangeProps {
  return {
    crumbs: [homeBreadcrumb(tables, 'Dealers'), { label: page.title, url: page.path }],
    title: page.title,
    intro: page.description,
    range: rangeMenus(tables, country),
  };
}

export const dealerRange = pageTypeOf((_tables, route) => route, DealerRange, dealerRangeProps);
