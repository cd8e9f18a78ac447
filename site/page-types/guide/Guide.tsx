import type { Country, Page } from '../../../kernel/entry-types.ts';
import { guideAlts } from '../../../kernel/guide-drawings.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { textFor } from '../../lookups/in-country.ts';
import { pictureOfPage } from '../../lookups/link-picture.ts';
import { pagesOf } from '../../lookups/pages-by-template.ts';
import { guidePicture } from '../../lookups/pictures.ts';
import { marketOf, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Guide.module.css';

/** A guide in drawn steps and words. A film can replace a video page's steps (RTE-25). */
export function Guide(props: ReturnType<typeof videoProps>) {
  return (
    <article data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {props.parts
        .filter(({ steps }) => steps.length > 0)
        .map(({ id, heading, steps }) => (
          <Section key={id} id={id} heading={heading}>
            <ol className={`tiles-large ${styles.steps}`}>
              {steps.map((step) => (
                <li key={step.heading}>
                  <Picture image={step.image} width={320} />
                  <div>
                    <h3>{step.heading}</h3>
                    <RichText text={step.text} />
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        ))}
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

function stepsOf(
  tables: Tables,
  page: Page | undefined,
  part: 'install' | 'service',
  country: Country,
) {
  const steps = page?.guide?.steps.filter((step) => step.part === part) ?? [];
  return steps.map(({ heading, text, drawing }) => ({
    heading,
    text: textFor(tables, text, country),
    image: guidePicture(drawing, guideAlts[drawing]),
  }));
}

const guideProps = (tables: Tables, page: Page, country: Country) => ({
  ...pageProps(tables, page, country),
  parts: [
    { id: 'install', heading: 'Install', steps: stepsOf(tables, page, 'install', country) },
    { id: 'service', heading: 'Service', steps: stepsOf(tables, page, 'service', country) },
  ],
  transcript: [],
});

function videoProps(tables: Tables, page: Page, country: Country) {
  const image = pictureOfPage(tables, page, marketOf(page, country));
  const guide = pagesOf(tables, 'guide', country).find(({ relatedVideos }) =>
    relatedVideos.some(({ url }) => url === page.url),
  );
  const service = stepsOf(tables, guide, 'service', country);
  const steps = service.length > 0 ? service : stepsOf(tables, guide, 'install', country);
  return {
    ...pageProps(tables, page, country),
    ...(image && { image }),
    parts: [{ id: 'steps', heading: 'Step by step', steps }],
    transcript: textFor(tables, page.transcript, country),
  };
}

export const guide = contentPageType(Guide, guideProps);
export const video = contentPageType(Guide, videoProps);
