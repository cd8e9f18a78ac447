import styles from './SearchForm.module.css';

type SearchFormProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly action?: string;
  /** SPEC 2: /search takes `keywords`. */
  readonly name?: string;
  readonly submitLabel?: string;
};

/** A plain GET form with one field, which works without a script. */
export function SearchForm(props: SearchFormProps) {
  const { id, label, hint, action = '/search', name = 'keywords' } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <search className={styles.search}>
      <form action={action} method="get" className="field">
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
        <div className={styles.row}>
          <input
            id={id}
            name={name}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={hintId}
          />
          <button type="submit" className="button">
            {props.submitLabel ?? 'Search'}
          </button>
        </div>
      </form>
    </search>
  );
}
