import { otherCountries } from '../../../kernel/countries.ts';
import type { Country, Site } from '../../../kernel/entry-types.ts';
import './CountryNotice.css';

export type CountryNoticeProps = {
  readonly countries: Site['countries'];
  readonly country: Country;
};

/** The name that goes before "site", if it isn't the country's label. */
const siteNames: Partial<Record<Country, string>> = { AU: 'Australian' };

/** ACCEPTANCE 33: one country's host serves another country's pages. The inline script shows the notice. */
export function CountryNotice({ countries, country }: CountryNoticeProps) {
  const own = countries[country];
  return (
    <section aria-label="This site's country" data-country-notice="">
      <p className="wrap">
        <span>
          {`You're on our ${siteNames[country] ?? own.label} site. Prices are in ${own.currencyName} (${own.currency}).`}
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
