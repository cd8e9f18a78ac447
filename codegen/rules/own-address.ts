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
  description:
    "A link to a page of this site is a path, so that it stays in the visitor's country. Where a whole address is asked for, it is that of a page in that country.",
  good: { file, instead, yaml: 'link: /stores' },
  bad: {
    file,
    instead,
    yaml: 'link: https://www.example.com.au/stores',
    printed:
      'error catalogue/promotions/banner.yaml:2:7 link: This address is in AU only. A path leads to the same page in each country. Change https://www.example.com.au/stores to /stores. [own-address]',
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
                ? 'No page has this address.'
                : `This leads to ${own.country}, and it's the address for ${country}.`,
            write: `Use the address of a page on ${settings.countries[countryKeys[country]].host}`,
          }),
        ];
      }
      // A whole address is the only way to the other country.
      if (own.path === '/' && value.startsWith('https://')) return [];
      const sure = paths.has(target) ? target : meant(target, [...paths.keys()]).sure;
      return [
        foundIn(document, reference, {
          message: `This address is in ${own.country} only. A path leads to the same page in each country.`,
          ...(sure === undefined
            ? { write: 'Use the path of a page.' }
            : { fix: insteadOf(reference, sure + own.path.slice(target.length)) }),
        }),
      ];
    });
  },
};

/** The path on one of the site's own hosts, and its country; undefined for another host. */
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
