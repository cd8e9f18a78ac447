import type { ReactElement } from 'react';
import type { BreadcrumbItem } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { Range } from './Range.tsx';
import type { RangeMenu } from './range-menus.ts';

export type DealerRangeProps = {
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
