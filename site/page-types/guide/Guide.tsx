import type { Country, Image, Page, RichText as Text } from '../../../kernel/contract.ts';
import { guideAlts } from '../../../kernel/guide-drawings.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { textFor } from '../../tables/market.ts';
import { guidePicture } from '../../tables/pictures.ts';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Guide.module.css';

export type Step = { readonly heading: string; readonly text: Text; readonly image: Image };
type GuideProps = PageProps & {
  readonly install: readonly Step[];
  readonly service: readonly Step[];
};

export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={`tiles-large ${styles.steps}`}>
      {steps.map(({ heading, text, image }) => (
        <li key={heading}>
          <Picture image={image} width={320} />
          <div>
            <h3>{heading}</h3>
            <RichText text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Guide(props: GuideProps) {
  const { install, service } = props;
  return (
    <article data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {install.length > 0 && (
        <Section id="install" heading="Install">
          <Steps steps={install} />
        </Section>
      )}
      {service.length > 0 && (
        <Section id="service" heading="Service">
          <Steps steps={service} />
        </Section>
      )}
      <PageSections sections={props.sections} country={props.country} />
      <Closing {...props} />
    </article>
  );
}

export const stepsOf = (
  tables: Tables,
  { guide }: Pick<Page, 'guide'>,
  part: 'install' | 'service',
  country: Country,
): readonly Step[] =>
  (guide?.steps ?? [])
    .filter((step) => step.part === part)
    .map(({ heading, text, drawing }) => ({
      heading,
      text: textFor(tables, text, country),
      image: guidePicture(drawing, guideAlts[drawing]),
    }));

const guideProps = (tables: Tables, page: Page, country: Country): GuideProps => ({
  ...pageProps(tables, page, country),
  install: stepsOf(tables, page, 'install', country),
  service: stepsOf(tables, page, 'service', country),
});

export const guide = contentPageType(Guide, guideProps);
