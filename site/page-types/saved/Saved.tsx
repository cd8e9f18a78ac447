import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

/** A list that can be sent and printed. */
export function Saved(props: PageProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <ToolNotice
        tool="saved"
        what="Your list"
        instead="Everything you saved is still in this browser. You can also bookmark product pages."
      />
    </>
  );
}

export const saved = contentPageType(Saved, pageProps, { script: 'saved' });
