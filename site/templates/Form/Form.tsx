import type { ReactElement } from 'react';
import { Contact } from '../../components/Contact/Contact.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { CountrySite, Form as FormOf } from '../../contract.ts';
import type { PageProps } from '../page-props.ts';
import styles from './Form.module.css';

export type FormProps = PageProps & {
  readonly form: FormOf;
  /** Where it is sent; absent where no endpoint is configured. */
  readonly action?: string;
  readonly contact: CountrySite['contact'];
};

/**
 * A form in the browser's own controls. Without an endpoint the contact details stand in its
 * place, rather than a form that goes nowhere; without a script they stand below it.
 */
export function Form(props: FormProps): ReactElement {
  const { form, action, contact } = props;
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro} image={props.image} />
      <Section
        id="form"
        heading={action === undefined ? 'How to reach us' : 'Your details'}
        layout="split"
      >
        {action === undefined ? (
          <Contact contact={contact} />
        ) : (
          <div data-island="form" data-form={form.id} data-success={form.success}>
            <form action={action} method="post" className={styles.form}>
              {form.fields.map((field) => (
                <Field key={field.name} formId={form.id} field={field} />
              ))}
              <button type="submit" className="button">
                {form.submitLabel}
              </button>
            </form>
            <noscript>
              <div className={styles.noscript}>
                <p>Without JavaScript the form may not reach us. You can also contact:</p>
                <Contact contact={contact} />
              </div>
            </noscript>
          </div>
        )}
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
