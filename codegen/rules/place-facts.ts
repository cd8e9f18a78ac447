import type { Country, Place } from '../../kernel/contract.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { groupBy } from './group-by.ts';
import { type Fault, foundOf, lineOf, type Rule, type RuleInput } from './rule.ts';

const file = 'places/stores.yaml';
const instead = 'latitude: -12.46';

type Span = readonly [least: number, most: number];
type Land = {
  readonly name: string;
  readonly latitude: Span;
  readonly longitude: Span;
  readonly regions: readonly string[];
};

/** Degrees around each country, with room at the edges, and the names of its regions. */
const lands: Readonly<Record<Country, Land>> = {
  AU: {
    name: 'Australia',
    latitude: [-44, -9],
    longitude: [112, 154.5],
    regions:
      'Australian Capital Territory,New South Wales,Northern Territory,Queensland,South Australia,Tasmania,Victoria,Western Australia'.split(
        ',',
      ),
  },
  NZ: {
    name: 'New Zealand',
    latitude: [-47.6, -34],
    longitude: [166, 179],
    regions:
      "Northland,Auckland,Waikato,Bay of Plenty,Gisborne,Hawke's Bay,Taranaki,Manawatū-Whanganui,Wellington,Tasman,Nelson,Marlborough,West Coast,Canterbury,Otago,Southland".split(
        ',',
      ),
  },
};

export const placeFacts: Rule = {
  name: 'place-facts',
  proves: 'RTE-30',
  scope: 'places',
  description:
    'A place is in its country: its degrees, region and postcode say so. Stores and installers have files of their own.',
  good: { file, instead, yaml: 'latitude: -12.5' },
  bad: {
    file,
    instead,
    yaml: 'latitude: 12.46',
    printed:
      "error catalogue/places/stores.yaml:8:15 places[0].latitude: The sign is wrong: in Australia, latitude is negative and longitude isn't. Change 12.46 to -12.46. [place-facts]",
  },
  check: (input) => {
    const other = { store: 'installer', installer: 'store' } as const;
    const spots = groupBy(
      input.written.places,
      ({ entry }) => `${entry.latitude} ${entry.longitude}`,
    );
    return [
      ...input.written.placeFiles.flatMap(({ entry, origin }) =>
        origin.document.name === `${other[entry]}s`
          ? [
              foundOf(origin, ['type'], {
                message: `This is the file of ${origin.document.name}.`,
                found: entry,
                fix: other[entry],
              }),
            ]
          : [],
      ),
      // An entry that was copied, and kept the degrees of the one above.
      ...[...spots.values()].flatMap(([first, ...copies]) =>
        copies.flatMap(({ entry: { suburb }, origin }) =>
          !first || suburb === first.entry.suburb
            ? []
            : [
                foundOf(origin, ['latitude'], {
                  severity: 'warning',
                  message: `${suburb} has the degrees of ${first.entry.suburb}.`,
                  related: [lineOf(first.origin, ['latitude'], 'First at')],
                  write: `Use the degrees of ${suburb}.`,
                }),
              ],
        ),
      ),
      ...input.written.places.flatMap(({ entry, origin }) =>
        [...degreeFaults(entry), ...regionFaults(entry), ...postcodeFaults(entry, input)].map(
          ({ at, ...fault }) => foundOf(origin, [at], fault),
        ),
      ),
    ];
  },
};

type PlaceFault = Fault & { readonly at: keyof Place };
const degrees = ['latitude', 'longitude'] as const;
const lies = (value: number, [least, most]: Span): boolean => value >= least && value <= most;

function degreeFaults(place: Place): PlaceFault[] {
  const { country, latitude, longitude } = place;
  const land = lands[country];
  if (lies(longitude, land.latitude) && lies(latitude, land.longitude))
    return [
      {
        at: 'latitude',
        message: 'Latitude and longitude are swapped.',
        found: String(latitude),
        write: `Write latitude: ${longitude} and longitude: ${latitude}`,
      },
    ];
  return degrees.flatMap((at): PlaceFault[] => {
    const value = place[at];
    if (lies(value, land[at])) return [];
    const isTurned = lies(-value, land[at]);
    return [
      {
        at,
        message: isTurned
          ? `The sign is wrong: in ${land.name}, latitude is negative and longitude isn't.`
          : `This isn't in ${land.name}.`,
        found: String(value),
        ...(isTurned
          ? { fix: String(-value) }
          : { write: `Use degrees from ${land[at][0]} to ${land[at][1]}, or the other country.` }),
      },
    ];
  });
}

function regionFaults({ country, region }: Place): PlaceFault[] {
  const { name, regions } = lands[country];
  if (regions.includes(region)) return [];
  const { sure, perhaps } = meant(region, regions);
  return [
    {
      at: 'region',
      message: `${name} has no region of this name.`,
      found: region,
      write: `Use one of ${regions.join(', ')}.`,
      ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
    },
  ];
}

function postcodeFaults({ country, postcode }: Place, { catalogue, isSettingInDoubt }: RuleInput) {
  const { begins, example } = catalogue.site.countries[country].postcode;
  const isKnown = begins.some((start) => postcode.startsWith(start));
  if (isKnown || isSettingInDoubt(['countries'])) return [];
  return [
    {
      at: 'postcode' as const,
      message: `No postcode of ${lands[country].name} starts like this.`,
      found: postcode,
      write: `Use four digits such as "${example}".`,
    },
  ];
}
