import type { ReactElement } from 'react';
import type { Country, Page, RichText as Text } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { textFor } from '../../tables/market.ts';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

type VideoProps = PageProps & {
  readonly transcript: Text;
};

/** The page of a planned video: what it will show, and its text (RTE-25). */
export function Video(props: VideoProps): ReactElement {
  return (
    <article data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <p className="hint">Read the steps here, or print them.</p>
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
      {props.transcript.length > 0 && (
        <Section id="transcript" heading="Step by step" layout="split">
          <RichText text={props.transcript} />
        </Section>
      )}
      <Closing {...props} />
    </article>
  );
}

function videoProps(tables: Tables, page: Page, country: Country): VideoProps {
  const image = pictureOfPage(tables, page, marketOf(page, country));
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    transcript: textFor(tables, page.transcript, country),
  };
}

export const video = contentPageType(Video, videoProps);
