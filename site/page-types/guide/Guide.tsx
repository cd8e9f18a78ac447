import type { ReactElement } from 'react';
import type { Image, RichText as Text } from '../../../kernel/contract.ts';
import { Closing } from '../../components/Closing/Closing.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../page-props-type.ts';
import styles from './Guide.module.css';

type Step = { readonly heading: string; readonly text: Text; readonly image: Image };
export type GuideProps = PageProps & {
  readonly install: readonly Step[];
  readonly service: readonly Step[];
};

function Steps({ steps }: { readonly steps: readonly Step[] }): ReactElement {
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

/** Installation first, then service, each step with its drawing. */
export function Guide(props: GuideProps): ReactElement {
  const { install, service } = props;
  return (
    <article data-source={props.source}>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      {install.length > 0 && (
        <Section id="install" heading="Install" layout="split">
          <Steps steps={install} />
        </Section>
      )}
      {service.length > 0 && (
        <Section id="service" heading="Service" layout="split">
          <Steps steps={service} />
        </Section>
      )}
      <PageSections sections={props.sections} country={props.country} />
      <Closing {...props} />
    </article>
  );
}
