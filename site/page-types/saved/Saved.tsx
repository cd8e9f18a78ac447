import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import { type PageProps, picturedPageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './SavedTool.module.css';

/** Explains how to start a list. before-first-paint.ts hides this from visitors who have one. */
export function Saved(props: PageProps) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} />
      <ToolNotice
        tool="saved"
        what="Your list"
        instead="Everything you saved is still in this browser. You can also bookmark product pages."
      />
      <div data-plain="saved">
        <section aria-labelledby="empty" className="wrap part stack">
          <h2 id="empty">Start your list</h2>
          <p className="prose">
            Select Save on any product page, or tick products in a list. They wait here until you
            need the codes.
          </p>
          <p className={`actions ${styles.buttons}`}>
            <a className="button" href="/world">
              Find the right system
            </a>
            <a className="button button-quiet" href="/search">
              Search by code or name
            </a>
          </p>
        </section>
        <PageSections sections={props.sections} country={props.country} />
      </div>
    </>
  );
}

export const saved = contentPageType(Saved, picturedPageProps, { script: 'saved' });
