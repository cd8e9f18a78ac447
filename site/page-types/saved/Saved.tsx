import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import type { PageProps } from '../page-props-type.ts';

/** A list that can be sent and printed. */
export function Saved(props: PageProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <ToolNotice
        tool="saved"
        what="The list"
        instead="What you saved is still kept in this browser. Bookmarks of product pages do the same."
      />
    </>
  );
}
