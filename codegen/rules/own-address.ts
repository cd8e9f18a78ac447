import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { meant } from '../diagnostics/suggest.ts';
import type { SiteFile } from '../files/site.ts';
import { mayAnswer } from './dead-link.ts';
import { atReferences, foundIn, insteadOf, type Rule } from './rule.ts';

const file = 'promotions/banner.yaml';
const instead = 'link: /contact-us';

export const ownAddress: Rule = {
  name: 'own-address',
  proves: 'CTY-02 RTE-61',
  scope: 'every file',
  truth:
    'A link to a page of this site is its path, which leads to the country of whoever follows it; where a whole address is asked for, it is that of a page in that country.',
  good: { file, instead, yaml: 'link: /stores' },
  bad: {
    file,
    instead,
    yaml: 'link: https://www.example.com.au/stores',
    printed:
      'error catalogue/promotions/banner.yaml:2:7 link: This is an address of AU alone; a path leads to the same page in each country. Change https://www.example.com.au/stores to /stores. [own-address]',
  },
  check: (input) => {
    const { settings, isSettingInDoubt, paths } = input;
    return atReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      const own = kind === 'link' ? ownPath(value, settings) : undefined;
      if (!own || isSettingInDoubt(['countries'])) return [];
      const target = own.path.replace(/[?#].*$/, '');
      const country = countries.find((each) => path.includes(countryKeys[each]));
      if (country && path.some((part) => part === 'external' || part === 'dealerSelectorUrl')) {
        if (own.country === country && (paths.has(target) || mayAnswer(target, input))) return [];
        return [
          foundIn(document, reference, {
            message:
              own.country === country
                ? 'no page has this address'
                : `this leads to ${own.country}, and it is the address for ${country}`,
            write: `the address of a page on ${settings.countries[countryKeys[country]].host}`,
          }),
        ];
      }
      // The other country is led to by its whole address, and by nothing else.
      if (own.path === '/' && value.startsWith('https://')) return [];
      const sure = paths.has(target) ? target : meant(target, [...paths.keys()]).sure;
      return [
        foundIn(document, reference, {
          message: `this is an address of ${own.country} alone; a path leads to the same page in each country`,
          ...(sure === undefined
            ? { write: 'the path of a page that exists' }
            : { fix: insteadOf(reference, sure + own.path.slice(target.length)) }),
        }),
      ];
    });
  },
};

/** The path on the site's own host, and whose host it is; undefined for another host. */
export function ownPath(
  url: string,
  { countries: of }: SiteFile,
): { readonly path: string; readonly country: Country } | undefined {
  const [, host = '', path = ''] =
    /^(?:https?:)?(?:\/\/)?([\w.-]+\.[a-z]{2,})((?:[/?#].*)?)$/i.exec(url) ?? [];
  const bare = (text: string) => text.toLowerCase().replace(/^www\./, '');
  const country = countries.find((each) => bare(of[countryKeys[each]].host) === bare(host));
  return host === '' || country === undefined
    ? undefined
    : { path: path.startsWith('/') ? path : `/${path}`, country };
}
