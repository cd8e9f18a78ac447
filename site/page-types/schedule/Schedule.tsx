import type { ReactElement } from 'react';
import type { Document } from '../../../kernel/contract.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import type { PageProps } from '../page-props-type.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import styles from './Schedule.module.css';

export type ScheduleProps = PageProps & {
  readonly path: string;
  readonly listed: readonly {
    readonly code: string;
    readonly name: string;
    readonly url: string;
    readonly documents: readonly Document[];
  }[];
};

/** A schedule of any products. Without a script, lists the documents of the products specified most. */
export function Schedule(props: ScheduleProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <SearchForm
          id="schedule-codes"
          label="Product codes"
          hint="Separate codes with commas, for example FILTERWALL-F5, HYBRID-G7."
          action={props.path}
          name="codes"
          submitLabel="Build"
        />
      </PageHead>
      <ToolNotice
        tool="schedule"
        what="The schedule builder"
        instead="Your codes are still in the page address. Documents for commonly specified products are below, and every product page has its own."
      />
      <div data-plain="schedule">
        <Section id="documents" heading="Documents by code" layout="split">
          <ul className={styles.listed}>
            {props.listed.map(({ code, name, url, documents }) => (
              <li key={code}>
                <a href={url}>
                  <span className="code">{code}</span>
                </a>{' '}
                {name}
                <DocumentLinks code={code} documents={documents} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <PageSections sections={props.sections} country={props.country} />
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </>
  );
}
