import { isReachable } from '../../../kernel/contact.ts';
import type { Country, Link, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Contact } from '../../components/Contact/Contact.tsx';
import { classNames } from '../../components/class-names.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import {
  Links,
  PageSections,
  SectionContent,
} from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import styles from './Form.module.css';
import { FormTool, formSettings } from './FormTool.tsx';

/** The section that comes before the form, on a wide screen next to it. Others come after it. */
const first = 'before-you-begin';

export function Form({ contact, live, others: helpers, ...props }: ReturnType<typeof formProps>) {
  // What's quicker than writing, or what to know first, goes beside the form.
  const [beside, ...sections] = props.sections;
  const isFirst = beside?.id === first;
  const post = live && contact.address.length > 0 && <Contact contact={contact} />;
  const side = beside && (
    <div className={classNames('column', styles.beside, isFirst && styles.first)}>
      <h3>{beside.heading}</h3>
      <SectionContent section={beside} country={props.country} />
      {!isFirst && post}
    </div>
  );
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <Section
        id="form"
        heading={live ? 'Your details' : helpers.length > 0 ? 'Who can help' : 'How to reach us'}
        layout={beside ? 'stack' : 'split'}
      >
        <div className={beside && `stack gap-4 ${styles.sides}`}>
          {isFirst && side}
          {live ? (
            <FormTool {...live} />
          ) : helpers.length > 0 ? (
            <div className="column">
              <p>You can't send us anything here yet. Someone near you can help by phone.</p>
              <Links links={helpers} />
            </div>
          ) : (
            <Contact contact={contact} />
          )}
          {isFirst ? post : side}
        </div>
      </Section>
      <PageSections sections={sections} country={props.country} />
    </>
  );
}

export function formProps(tables: Tables, page: Page, country: Country) {
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
  const live = formSettings(tables, form, { country, help });
  const { contact } = tables.site.countries[country];
  return {
    ...pageProps(tables, page, country),
    contact,
    // Pages of stores and installers, if the company has no contact details.
    others: live || isReachable(contact) ? [] : ['/stores', '/installer'].flatMap(linkTo),
    // Without an endpoint, contact details replace the form (A-60).
    ...(live && { live, ...(form.intro !== undefined && { intro: form.intro }) }),
  };
}

export const form = contentPageType(Form, formProps, {
  script: ({ live }) => live && 'form',
});
