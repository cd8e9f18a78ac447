import type { Country, Page, RichText as Text } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pictureOfPage } from '../../tables/link-picture.ts';
import { textFor } from '../../tables/market.ts';
import { pagesOf } from '../../tables/pages-by-template.ts';
import { type Step, Steps, stepsOf } from '../guide/Guide.tsx';
import { marketOf, type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

type VideoProps = PageProps & {
  /** The steps of the guide that refers to this page, as drawn frames. */
  readonly steps: readonly Step[];
  readonly transcript: Text;
};

/** A step-by-step guide in drawn frames and words (RTE-25). A video can replace the frames. */
export function Video(props: VideoProps) {
  return (
    <article data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image}>
        <p className="hint">Read the steps here, or print them.</p>
      </PageHead>
      {props.steps.length > 0 && (
        <Section id="steps" heading="Step by step">
          <Steps steps={props.steps} />
        </Section>
      )}
      <PageSections sections={props.sections} country={props.country} />
      {props.transcript.length > 0 && (
        <Section id="transcript" heading="In more detail" layout="split">
          <RichText text={props.transcript} />
        </Section>
      )}
      <Closing {...props} />
    </article>
  );
}

function videoProps(tables: Tables, page: Page, country: Country): VideoProps {
  const image = pictureOfPage(tables, page, marketOf(page, country));
  const guide = pagesOf(tables, 'guide', country).find(({ relatedVideos }) =>
    relatedVideos.some(({ url }) => url === page.url),
  );
  const service = guide ? stepsOf(tables, guide, 'service', country) : [];
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    steps: guide && service.length === 0 ? stepsOf(tables, guide, 'install', country) : service,
    transcript: textFor(tables, page.transcript, country),
  };
}

export const video = contentPageType(Video, videoProps);
