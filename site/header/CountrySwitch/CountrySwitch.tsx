import type { ReactElement } from 'react';
import type { Country, Site } from '../../../kernel/contract.ts';
import { otherCountries } from '../../../kernel/countries.ts';
import './CountrySwitch.css';

type CountrySwitchProps = {
  readonly countries: Site['countries'];
  readonly active: Country;
};

/** The button shows the active country, and the list links to the others' sites (CTY-02, CTY-04, A-10). */
export function CountrySwitch({ countries, active }: CountrySwitchProps): ReactElement {
  return (
    <div data-menu="">
      <button type="button" popoverTarget="country-menu" className="sign-after" data-bar-entry="">
        <span className="visually-hidden">Country:</span> {countries[active].label}
      </button>
      <div id="country-menu" popover="auto">
        <ul>
          {otherCountries(active)
            .map((other) => countries[other])
            .map(({ label, externalUrl, locale }) => (
              <li key={locale}>
                <a href={externalUrl} className="sign-after" data-other-country={locale}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
