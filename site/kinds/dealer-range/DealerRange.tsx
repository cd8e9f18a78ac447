import type { ReactElement } from 'react';
import type { Crumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Range } from './Range.tsx';
import type { RangeMenu } from './range-menus.ts';

export type DealerRangeProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly intro: string;
  readonly range: readonly RangeMenu[];
};

/** All series of the dealer range on one page. */
export function DealerRange(props: DealerRangeProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <SearchForm
          id="range-code"
          label="Product code"
          hint="With or without hyphens."
          submitLabel="Look up"
        />
      </PageHead>
      <Range range={props.range} />
    </>
  );
}
