import type { PropsWithChildren } from 'react';
import type { Country, FormDefinition, Link } from '../../../kernel/entry-types.ts';
import { withPostcodes } from '../../../kernel/postcodes.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { Field } from '../../components/Field/Field.tsx';
import styles from './Form.module.css';

/** A form's settings from the site's. Undefined without an endpoint. */
export function formSettings(
  { site: { backends, timing, countries } }: Tables,
  form: FormDefinition,
  { country, help }: { readonly country: Country; readonly help: Link },
) {
  if (backends.forms === '') return undefined;
  const action = `${backends.forms}/${form.id}`;
  const { formDebounceMs, autofocusDelayMs } = timing;
  return {
    form: withPostcodes(form, [countries[country]]),
    action,
    timing: { formDebounceMs, autofocusDelayMs },
    timeoutMs: backends.timeoutMs,
    // Another way to contact us if sending keeps failing.
    help,
  };
}

/** The page's script sends the form, or the browser without scripts. `children` are hidden fields. */
export function FormTool({
  form,
  action,
  timing,
  timeoutMs,
  help,
  children,
}: PropsWithChildren<NonNullable<ReturnType<typeof formSettings>>>) {
  return (
    <div
      data-tool="form"
      data-form={form.id}
      data-success={form.success}
      data-debounce-ms={timing.formDebounceMs}
      data-focus-delay-ms={timing.autofocusDelayMs}
      data-timeout-ms={timeoutMs}
      data-help-url={help.url}
      data-help-label={help.label}
      className={styles.place}
    >
      <form action={action} method="post" className={`column ${styles.form}`}>
        {children}
        {form.fields.map((field) => (
          <Field key={field.name} formId={form.id} field={field} />
        ))}
        <button type="submit" className="button">
          {form.submitLabel}
        </button>
      </form>
    </div>
  );
}
