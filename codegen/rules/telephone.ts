import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../load/document.ts';
import { type Found, foundAt, type Rule } from './rule.ts';

const file = 'places/stores.yaml';
const instead = 'services: [Cartridges]';

export const telephone: Rule = {
  name: 'telephone',
  proves: 'RTE-30',
  scope: 'places, site.yaml',
  truth: 'A telephone number has the figures that numbers of its country have.',
  good: { file, instead, yaml: `${instead}\n    phone: 08 8123 4567` },
  bad: {
    file,
    instead,
    yaml: `${instead}\n    phone: 08 8123 456`,
    printed:
      'error catalogue/places/stores.yaml:11:12 places[0].phone: This is no telephone number of Australia: 9 figures. Found 08 8123 456. 10 figures such as 08 8123 4567, 13, 1300 and 1800 numbers, or +61 and 9 figures. [telephone]',
  },
  check: ({ documents }) =>
    documents.flatMap((document) =>
      numbersIn(document).flatMap(({ country, path, phone }): Found[] => {
        const { name, forms, wants } = plans[country];
        const figures = phone.replaceAll(/[^\d+]/g, '').replace(/(?<=^\+\d\d)0(?=\d{9}$)/, '');
        if (forms.test(figures)) return [];
        return [
          foundAt(document, path, {
            message: `this is no telephone number of ${name}: ${figures.replaceAll(/\D/g, '').length} figures`,
            found: phone,
            write: wants,
          }),
        ];
      }),
    ),
};

/** The numbering plans, without what is not for calling a shop (ACMA; NAD). */
const plans: Readonly<
  Record<Country, { readonly name: string; readonly forms: RegExp; readonly wants: string }>
> = {
  AU: {
    name: 'Australia',
    forms:
      /^(?:0[2-478]\d{8}|13\d{4}|1[38]00\d{6}|180\d{4}|\+61(?:[2-478]\d{8}|1[38]00\d{6}|13\d{4}))$/,
    wants: '10 figures such as 08 8123 4567, 13, 1300 and 1800 numbers, or +61 and 9 figures',
  },
  NZ: {
    name: 'New Zealand',
    forms:
      /^(?:0[34679]\d{7}|02\d{7,9}|0(?:800|508|900)\d{5,7}|\+64(?:[34679]\d{7}|2\d{7,9}|(?:800|508)\d{5,7}))$/,
    wants: '9 figures such as 07 850 1234, 0800 and mobile numbers, or +64 and 8 to 10 figures',
  },
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
