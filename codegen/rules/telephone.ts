import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { type Found, foundAt, type Rule } from './rule.ts';

const file = 'places/stores.yaml';
const instead = 'services: [Cartridges]';

export const telephone: Rule = {
  name: 'telephone',
  proves: 'RTE-30',
  scope: 'places, site.yaml',
  description: 'A phone number has the digits that numbers of its country have.',
  good: { file, instead, yaml: `${instead}\n    phone: 08 8123 4567` },
  bad: {
    file,
    instead,
    yaml: `${instead}\n    phone: 08 8123 456`,
    printed:
      "error catalogue/places/stores.yaml:11:12 places[0].phone: This can't be a phone number in AU. Found 08 8123 456. Use 10 digits such as 08 8123 4567, a 13, 1300 or 1800 number, or +61 and 9 digits. [telephone]",
  },
  check: ({ documents }) =>
    documents.flatMap((document) =>
      numbersIn(document).flatMap(({ country, path, phone }): Found[] => {
        const [form, write] = plans[country];
        const digits = phone.replaceAll(/[^\d+]/g, '');
        if (form.test(digits)) return [];
        return [
          foundAt(document, path, {
            message: `This can't be a phone number in ${country}.`,
            found: phone,
            write,
          }),
        ];
      }),
    ),
};

/** How the numbers of a country may look, without spaces. */
const plans: Readonly<Record<Country, readonly [form: RegExp, write: string]>> = {
  AU: [
    /^(?:0\d{9}|1[38]00\d{6}|1[38]\d{4,5}|\+61\d{6,10})$/,
    'Use 10 digits such as 08 8123 4567, a 13, 1300 or 1800 number, or +61 and 9 digits.',
  ],
  NZ: [
    /^(?:0\d{7,10}|\+64\d{7,10})$/,
    'Use 9 digits such as 07 850 1234, an 0800 or mobile number, or +64 and 8 to 10 digits.',
  ],
};

type Numbered = { readonly country: Country; readonly path: FieldPath; readonly phone: string };

function numbersIn({ kind, value }: SourceDocument): Numbered[] {
  if (!isRecord(value)) return [];
  if (kind === 'places')
    return (Array.isArray(value.places) ? value.places : []).flatMap((place: unknown, index) => {
      if (!isRecord(place) || typeof place.phone !== 'string') return [];
      const { phone, country } = place;
      const own = countries.find((each) => each === country);
      return own ? [{ country: own, path: ['places', index, 'phone'], phone }] : [];
    });
  if (kind !== 'site' || !isRecord(value.countries)) return [];
  const sites = value.countries;
  return countries.flatMap((country) => {
    const site = sites[countryKeys[country]];
    const contact = isRecord(site) ? site.contact : undefined;
    return isRecord(contact) && typeof contact.phone === 'string'
      ? [
          {
            country,
            path: ['countries', countryKeys[country], 'contact', 'phone'],
            phone: contact.phone,
          },
        ]
      : [];
  });
}
