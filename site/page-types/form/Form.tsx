import type { ReactElement } from 'react';
import type { CountrySite } from '../../../kernel/contract.ts';
import { Contact } from '../../components/Contact/Contact.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../page-props-type.ts';
import { FormIsland, type FormIslandProps } from './FormIsland.tsx';

export type FormProps = PageProps & {
  readonly contact: CountrySite['contact'];
  /** Absent without an endpoint: contact details replace a form that couldn't be sent. */
  readonly live?: FormIslandProps;
};

export function Form({ contact, live, ...props }: FormProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <Section id="form" heading={live ? 'Your details' : 'How to reach us'} layout="split">
        {live ? <FormIsland {...live} /> : <Contact contact={contact} />}
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
