import type { ReactElement } from 'react';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import type { PageProps } from '../page-shape.ts';

/** A list that can be sent and printed. */
export function Saved(props: PageProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <div data-island="saved" />
      <noscript>
        <p className="wrap">
          The list is kept and shown by a script, and your browser runs none here. Bookmarks of
          product pages do the same.
        </p>
      </noscript>
    </>
  );
}
