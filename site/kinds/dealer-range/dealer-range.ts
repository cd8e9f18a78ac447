import type { Country, Route } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { homeStep } from '../../tables/crumbs.ts';
import { kindOf } from '../kind.tsx';
import { DealerRange, type DealerRangeProps } from './DealerRange.tsx';
import { rangeMenus } from './range-menus.ts';

function dealerRangeProps(tables: Tables, page: Route, country: Country): DealerRangeProps {
  return {
    crumbs: [homeStep(tables, 'Dealers'), { label: page.title, url: page.path }],
    title: page.title,
    intro: page.description,
    range: rangeMenus(tables, country),
  };
}

export const dealerRange = kindOf((_tables, route) => route, DealerRange, dealerRangeProps);
