import type { FormEventHandler, InputHTMLAttributes, ReactNode } from 'react';
import styles from './SearchForm.module.css';

type SearchFormProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly action?: string;
  readonly submitLabel?: string;
  readonly onAsk?: FormEventHandler<HTMLFormElement> | undefined;
  /** Hidden fields. */
  readonly children?: ReactNode;
};

export function SearchForm(props: SearchFormProps) {
  const {
    id,
    label,
    hint,
    action = '/search',
    submitLabel = 'Search',
    onAsk,
    children,
    ...field
  } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <search className={styles.search}>
      <form action={action} method="get" className="field" onSubmit={onAsk}>
        {children}
        <label htmlFor={id}>{label}</label>
        <div className={styles.row}>
          <input
            id={id}
            name="keywords"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={hintId}
            {...field}
          />
          <button type="submit" className="button">
            {submitLabel}
          </button>
        </div>
        {hint !== undefined && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
      </form>
    </search>
  );
}
