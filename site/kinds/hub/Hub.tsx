import type { ReactElement } from 'react';
import { Closing } from '../../components/Closing/Closing.tsx';
import { LinkList, type ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { SampleSection } from '../../components/SampleNote/SampleSection.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../page-shape.ts';

export type HubProps = PageProps & {
  /** The pages whose parent this is, as the country has them. */
  readonly children: readonly ListedLink[];
};

/** A page that lists the pages beneath it. */
export function Hub(props: HubProps): ReactElement {
  return (
    <div data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {props.children.length > 0 && (
        <Section id="pages" heading="In this section" layout="split">
          <LinkList links={props.children} />
        </Section>
      )}
      <PageSections sections={props.sections} country={props.country} />
      {props.sample && <SampleSection />}
      <Closing videos={props.videos} interestedIn={props.interestedIn} />
    </div>
  );
}
