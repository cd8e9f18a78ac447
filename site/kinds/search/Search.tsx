import type { ReactElement } from 'react';
import { CompareForm } from '../../components/CompareTick/CompareTick.tsx';
import { LinkList, type ListedLink } from '../../components/LinkList/LinkList.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { SearchForm } from '../../components/SearchForm/SearchForm.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ToolNotice } from '../../components/ToolNotice/ToolNotice.tsx';
import type { PageProps } from '../page-shape.ts';

export type SearchProps = PageProps & {
  /** Where a visitor goes who cannot search: ranges, the finder. */
  readonly ways: readonly ListedLink[];
  /** What may be in the water: the other way in, for who does not know the name of a product. */
  readonly water: readonly ListedLink[];
};

/** The results page before its script: the form, and how to go on without one (RTE-22). */
export function Search(props: SearchProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <SearchForm id="search-keywords" label="Product code or words" />
      </PageHead>
      <div data-island="search" data-answers>
        <ToolNotice
          tool="search"
          what="The list of results"
          instead="If you know the code of a product, add it to the address of this site, for example /WH2-60. The ranges below list every product."
        />
      </div>
      <CompareForm />
      {/* What matches beside products stands here, below the list of them. */}
      <div data-search-beside />
      {props.water.length > 0 && (
        <Section id="water" heading="By what is in your water" layout="split">
          <LinkList links={props.water} />
        </Section>
      )}
      <Section id="ways" heading="Browse instead" layout="split">
        <LinkList links={props.ways} />
      </Section>
    </>
  );
}
