import type { ReactElement } from 'react';
import type { Country, Location } from '../../../kernel/contract.ts';
import styles from './PlaceForm.module.css';

type PlaceFormProps = {
  /** The page's own path. */
  readonly path: string;
  /** Their services and regions are the choices. */
  readonly places: readonly Location[];
  readonly country: Country;
};

/** Asks for a place and a service. */
export function PlaceForm(props: PlaceFormProps): ReactElement {
  const { places } = props;
  return (
    <search className={styles.search}>
      <form action={props.path} method="get" className={styles.form}>
        <p className={`field ${styles.near}`}>
          <label htmlFor="places-postcode">Postcode or suburb</label>
          <input
            id="places-postcode"
            name="postcode"
            type="text"
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={80}
          />
        </p>
        <Choice
          name="service"
          label="Looking for"
          any="Anything"
          options={places.flatMap(({ services }) => services)}
        />
        <Choice
          name="region"
          {...regionWords[props.country]}
          options={places.map(({ region }) => region)}
        />
        <button type="submit" className="button">
          Find
        </button>
      </form>
    </search>
  );
}

const regionWords = {
  AU: { label: 'State or territory', any: 'Any state or territory' },
  NZ: { label: 'Region', any: 'Any region' },
} as const;

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly string[];
};

function Choice({ name, label, any, options }: ChoiceProps): ReactElement {
  return (
    <p className="field">
      <label htmlFor={`places-${name}`}>{label}</label>
      <select id={`places-${name}`} name={name} autoComplete="off">
        <option value="">{any}</option>
        {[...new Set(options)].sort().map((option) => (
          // Without a value, a translated page would send the translated words.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}
