import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { foundAt, type Rule } from './rule.ts';

const file = 'site.yaml';
const instead = 'currency: NZD';

/** What is so of a country, whatever a site says. */
const facts = {
  AU: { currency: 'AUD', zones: /^Australia\// },
  NZ: { currency: 'NZD', zones: /^Pacific\/(?:Auckland|Chatham)$/ },
} as const satisfies Readonly<Record<Country, { currency: string; zones: RegExp }>>;

export const countrySettings: Rule = {
  name: 'country-settings',
  proves: 'CTY-01 PRC-02',
  scope: file,
  truth: 'Currency, language and clocks of a country are its own.',
  good: { file, instead, yaml: 'currency: "NZD"' },
  bad: {
    file,
    instead,
    yaml: 'currency: AUD',
    printed:
      'error catalogue/site.yaml:21:15 countries.nz.currency: This is not that of New Zealand. Change AUD to NZD. [country-settings]',
  },
  check: ({ documents, settings, isSettingInDoubt }) => {
    const site = documents.find(({ kind }) => kind === 'site');
    return countries.flatMap((country) => {
      const key = countryKeys[country];
      const { currency, locale, timeZone, label } = settings.countries[key];
      const own = facts[country];
      const wrong = [
        {
          field: 'currency',
          found: currency,
          fix: own.currency,
          isRight: currency === own.currency,
        },
        {
          field: 'locale',
          found: locale,
          fix: `en-${country}`,
          isRight: regionOf(locale) === country,
        },
        { field: 'timeZone', found: timeZone, isRight: own.zones.test(timeZone) },
      ].filter(({ isRight }) => !isRight);
      return wrong.flatMap(({ field, found, fix }) => {
        const path = ['countries', key, field];
        if (!site || isSettingInDoubt(path)) return [];
        return [
          foundAt(site, path, {
            message: `this is not that of ${label}`,
            found,
            ...(fix === undefined ? { write: 'a time zone of this country' } : { fix }),
          }),
        ];
      });
    });
  },
};

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
