import type { ReactElement } from 'react';
import type { Country, Route } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import type { BreadcrumbItem } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { homeBreadcrumb } from '../../tables/breadcrumbs.ts';
import { pageTypeOf } from '../page-type.tsx';
import { Range, type RangeMenu, rangeMenus } from './Range.tsx';

type DealerRangeProps = {
  readonly crumbs: readonly BreadcrumbItem[];
  readonly title: string;
  readonly intro: string;
  readonly range: readonly RangeMenu[];
};

export function DealerRange(props: DealerRangeProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <Range range={props.range} />
    </>
  );
}

function dealerRangeProps(tables: Tables, page: Route, country: Country): DealerRangeProps {
  return {
    crumbs: [homeBreadcrumb(tables, 'Dealers'), { label: page.title, url: page.path }],
    title: page.title,
    intro: page.description,
    range: rangeMenus(tables, country),
  };
}

export const dealerRange = pageTypeOf((_tables, route) => route, DealerRange, dealerRangeProps);
