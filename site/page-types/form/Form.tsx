import type { ReactElement } from 'react';
import type {
  CountrySite,
  FormDefinition as FormOf,
  Link,
  Site,
} from '../../../kernel/contract.ts';
import { Contact } from '../../components/Contact/Contact.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../page-props-type.ts';
import styles from './Form.module.css';
import notices from './FormNotice.module.css';

export type FormProps = PageProps & {
  readonly form: FormOf;
  /** The endpoint, absent if none is configured. */
  readonly action?: string;
  readonly contact: CountrySite['contact'];
  readonly timing: Pick<Site['timing'], 'formDebounceMs' | 'autofocusDelayMs'>;
  readonly timeoutMs: number;
  readonly help: Link;
};

/**
 * A form in the browser's own controls. The page's script sends it and shows the outcome in its place. Without
 * scripts, the browser sends it and shows the endpoint's page. Without an endpoint, contact details replace a
 * form that couldn't be sent.
 */
export function Form(props: FormProps): ReactElement {
  const { form, action, contact, timing, help } = props;
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
          <div
            data-island="form"
            data-form={form.id}
            data-success={form.success}
            data-debounce-ms={timing.formDebounceMs}
            data-focus-delay-ms={timing.autofocusDelayMs}
            data-timeout-ms={props.timeoutMs}
            data-help-url={help.url}
            data-help-label={help.label}
            className={notices.place}
          >
            <form action={action} method="post" className={styles.form}>
              {form.fields.map((field) => (
                <Field key={field.name} formId={form.id} field={field} />
              ))}
              <button type="submit" className="button">
                {form.submitLabel}
              </button>
            </form>
          </div>
        )}
      </Section>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}
