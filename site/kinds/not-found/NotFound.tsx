import type { ReactElement } from 'react';
import { LinkList, type ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../page-shape.ts';

export type NotFoundProps = PageProps & {
  readonly finderUrl?: string;
  readonly ranges: readonly ListedLink[];
};

/** A wrong turning that helps: search, the cartridge finder, the likely pages (RTE-19). */
export function NotFound(props: NotFoundProps): ReactElement {
  return (
    <div data-island="not-found">
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <SearchForm id="not-found-keywords" label="Search by product code or words" />
        {props.finderUrl !== undefined && (
          <a className="onward" href={props.finderUrl}>
            Find the cartridge for your system
          </a>
        )}
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
      <Section id="ranges" heading="The ranges" layout="split">
        <LinkList links={props.ranges} />
      </Section>
    </div>
  );
}
