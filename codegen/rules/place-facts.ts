import type { Country, Place } from '../../kernel/contract.ts';
import { yamlText } from '../fix.ts';
import { meant } from '../suggest.ts';
import { type Fault, foundOf, type Rule, type RuleInput } from './rule.ts';

const file = 'places/stores.yaml';
const instead = 'latitude: -12.46';

export const placeFacts: Rule = {
  name: 'place-facts',
  proves: 'RTE-30',
  scope: 'places',
  truth:
    'A place lies in its country: its degrees, its region and its postcode say so; and shops and installers stand in files of their own.',
  good: { file, instead, yaml: 'latitude: -12.5' },
  bad: {
    file,
    instead,
    yaml: 'latitude: 12.46',
    printed:
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: this lies on the other half of the globe: south of the equator is negative; found 12.46; write -12.46 [place-facts]',
  },
  check: (input) => {
    const other = { store: 'installer', installer: 'store' } as const;
    return [
      ...input.written.placeFiles.flatMap(({ entry, origin }) =>
        origin.document.name === `${other[entry]}s`
          ? [
              foundOf(origin, ['type'], {
                message: `this is the file of ${origin.document.name}`,
                found: entry,
                fix: other[entry],
              }),
            ]
          : [],
      ),
      ...input.written.places.flatMap(({ entry, origin }) =>
        faultsOf(entry, input).map(({ at, ...fault }) => foundOf(origin, [at], fault)),
      ),
    ];
  },
};

type PlaceFault = Fault & { readonly at: keyof Place };
/** The mainland and what belongs to it, with room at the edges. */
const bounds: Readonly<
  Record<Country, { readonly latitude: Span; readonly longitude: Span; readonly name: string }>
> = {
  AU: { latitude: [-44, -9], longitude: [112, 154.5], name: 'Australia' },
  NZ: { latitude: [-47.6, -34], longitude: [166, 179], name: 'New Zealand' },
};
type Span = readonly [least: number, most: number];
const within = (value: number, [least, most]: Span) => value >= least && value <= most;

const regions: Readonly<Record<Country, readonly string[]>> = {
  AU: [
    'Australian Capital Territory',
    'New South Wales',
    'Northern Territory',
    'Queensland',
    'South Australia',
    'Tasmania',
    'Victoria',
    'Western Australia',
  ],
  NZ: [
    'Northland',
    'Auckland',
    'Waikato',
    'Bay of Plenty',
    'Gisborne',
    "Hawke's Bay",
    'Taranaki',
    'Manawatū-Whanganui',
    'Wellington',
    'Tasman',
    'Nelson',
    'Marlborough',
    'West Coast',
    'Canterbury',
    'Otago',
    'Southland',
  ],
};

function faultsOf(place: Place, { catalogue }: RuleInput): PlaceFault[] {
  const { country, region, postcode } = place;
  const { name, ...land } = bounds[country];
  const faults: PlaceFault[] = [];
  for (const at of ['latitude', 'longitude'] as const) {
    const value = place[at];
    if (within(value, land[at])) continue;
    faults.push(
      within(-value, land[at])
        ? {
            at,
            message: `this lies on the other half of the globe: ${at === 'latitude' ? 'south of the equator is negative' : 'east is positive'}`,
            found: String(value),
            fix: String(-value),
          }
        : {
            at,
            message: `this does not lie in ${name}`,
            found: String(value),
            write: `degrees from ${land[at][0]} to ${land[at][1]}, or the other country`,
          },
    );
  }
  if (!regions[country].includes(region)) {
    const { sure, perhaps } = meant(region, regions[country]);
    faults.push({
      at: 'region',
      message: `${name} has no region of this name`,
      found: region,
      write: `one of ${regions[country].join(', ')}`,
      ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
    });
  }
  const { begins, example } = catalogue.site.countries[country].postcode;
  if (!begins.some((start) => postcode.startsWith(start)))
    faults.push({
      at: 'postcode',
      message: `no postcode of ${name} begins like this`,
      found: postcode,
      write: `four digits such as "${example}"`,
    });
  return faults;
}
