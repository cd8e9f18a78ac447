import type { ReactElement } from 'react';
import type { Country, Site } from '../../../kernel/contract.ts';
import { otherCountries } from '../../../kernel/countries.ts';
import './CountryNotice.css';

export type CountryNoticeProps = {
  readonly countries: Site['countries'];
  readonly country: Country;
};

/**
 * ACCEPTANCE 33: the host is of one country, the pages of the other. Hidden until the page script
 * has found that out; then the currency is said before any price is read.
 */
export function CountryNotice({ countries, country }: CountryNoticeProps): ReactElement {
  const here = countries[country];
  return (
    <section aria-label="Country of these pages" data-country-notice="">
      <p className="wrap">
        <span>
          {`These pages are for ${here.label}: prices are in ${here.currencyName} (${here.currency}).`}
        </span>{' '}
        {otherCountries(country)
          .map((other) => countries[other])
          .map(({ label, externalUrl, locale }) => (
            <a key={locale} href={externalUrl} data-other-country={locale}>
              {`Go to Puretec ${label}`}
            </a>
          ))}
      </p>
    </section>
  );
}
