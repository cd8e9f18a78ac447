import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { type PageProps, picturedPageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

/** A list that can be sent and printed. While it's empty, the sections say how to start one. */
export function Saved(props: PageProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <ToolNotice
        tool="saved"
        what="Your list"
        instead="Everything you saved is still in this browser. You can also bookmark product pages."
      />
      <div data-plain="saved">
        <PageSections sections={props.sections} country={props.country} />
      </div>
    </>
  );
}

export const saved = contentPageType(Saved, picturedPageProps, { script: 'saved' });
