import type { ReactElement } from 'react';
import type { Country, Site } from '../../../kernel/contract.ts';
import { countryOptions } from '../../browser/country.ts';
import { Icon } from '../icons.tsx';
import styles from './CountrySwitch.module.css';

export type CountrySwitchProps = {
  readonly countries: Site['countries'];
  readonly active: Country;
};

/** The trigger shows the active country, the list leads to the others' sites (CTY-02, CTY-04, A-10). */
export function CountrySwitch({ countries, active }: CountrySwitchProps): ReactElement {
  return (
    <div data-menu="" className={styles.menu}>
      <button
        type="button"
        popoverTarget="country-menu"
        data-bar-entry=""
        className={styles.trigger}
      >
        <span className="visually-hidden">Country:</span> <span>{countries[active].label}</span>
        <Icon name="chevron" />
      </button>
      <div id="country-menu" popover="auto" className={styles.panel}>
        <ul className={styles.list}>
          {countryOptions(countries, active)
            .filter(({ isActive }) => !isActive)
            .map(({ country, label, externalUrl }) => (
              <li key={country}>
                <a href={externalUrl} data-other-country={countries[country].locale}>
                  <span>{label}</span>
                  <Icon name="external" />
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
