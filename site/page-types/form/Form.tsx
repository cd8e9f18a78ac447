import type { ReactElement } from 'react';
import type { Country, CountrySite, Link, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Contact } from '../../components/Contact/Contact.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { type PageProps, pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { FormTool, type FormToolProps, formSettings } from './FormTool.tsx';

type FormProps = PageProps & {
  readonly contact: CountrySite['contact'];
  /** Absent without an endpoint: contact details replace a form that couldn't be sent. */
  readonly live?: FormToolProps;
};

export function Form({ contact, live, ...props }: FormProps): ReactElement {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <Section id="form" heading={live ? 'Your details' : 'How to reach us'} layout="split">
        {live ? <FormTool {...live} /> : <Contact contact={contact} />}
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}

export function formProps(tables: Tables, page: Page, country: Country): FormProps {
  const { form } = page;
  if (!form) throw new Error(`The page ${page.url} has no form.`);
  const linkTo = (url: string): readonly Link[] => {
    const other = tables.pages[url];
    return url !== page.url && other?.countries.includes(country)
      ? [{ label: other.title, url }]
      : [];
  };
  const [help = { label: 'Home', url: '/' }] = ['/contact-us', '/locations', '/stores'].flatMap(
    linkTo,
  );
  const live = formSettings(tables, form, help);
  return {
    ...pageProps(tables, page, country),
    contact: tables.site.countries[country].contact,
    ...(live && { live }),
  };
}

export const form = contentPageType(Form, formProps, {
  script: ({ live }) => live && 'form',
});
