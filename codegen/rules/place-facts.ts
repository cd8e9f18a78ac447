import type { Country, Place } from '../../kernel/contract.ts';
import { countries, countryKeys, otherCountries } from '../../kernel/countries.ts';
import type { Origin } from '../catalogue.ts';
import { distance, meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../load/document.ts';
import { groupBy } from './group-by.ts';
import { hasPostcode, lands, lies, regions } from './regions.ts';
import {
  type Fault,
  type Found,
  foundAt,
  foundOf,
  lineOf,
  type Rule,
  type RuleInput,
} from './rule.ts';

const file = 'places/stores.yaml';
const instead = 'latitude: -12.46';

export const placeFacts: Rule = {
  name: 'place-facts',
  proves: 'RTE-30',
  scope: 'places',
  truth:
    'A place lies in its country and in its region: its degrees and its postcode say so; and shops and installers stand in files of their own.',
  good: { file, instead, yaml: 'latitude: -12.5' },
  bad: {
    file,
    instead,
    yaml: 'latitude: 12.46',
    printed:
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: This lies on the other half of the globe: south of the equator is negative. Change 12.46 to -12.46. [place-facts]',
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
      ...countries.flatMap((country) => lostBeginnings(country, input)),
      ...input.written.places.flatMap(({ entry, origin }) => [
        ...otherSuburb(entry, origin),
        ...wholeDegrees(entry, origin),
      ]),
      ...oneSpot(input),
      ...input.written.places.flatMap(({ entry, origin }) =>
        faultsOf(entry, input).map(({ at, ...fault }) => foundOf(origin, [at], fault)),
      ),
    ];
  },
};

/** The decimals are lost: a whole degree is up to 100 km. */
const wholeDegrees = (place: Place, origin: Origin): Found[] =>
  (['latitude', 'longitude'] as const).flatMap((at) =>
    Number.isInteger(place[at])
      ? [
          foundOf(origin, [at], {
            severity: 'warning',
            message: 'a whole degree may be 100 km from the place',
            found: String(place[at]),
            write: 'degrees with at least two decimals',
          }),
        ]
      : [],
  );

/** An entry that was copied, and kept the degrees of the one above. */
const oneSpot = ({ written }: RuleInput): Found[] =>
  [
    ...groupBy(
      written.places,
      ({ entry: { latitude, longitude } }) => `${latitude} ${longitude}`,
    ).values(),
  ].flatMap(([first, ...others]) =>
    others.flatMap(({ entry, origin }) =>
      !first || entry.suburb === first.entry.suburb
        ? []
        : [
            foundOf(origin, ['latitude'], {
              severity: 'warning',
              message: `${entry.suburb} has the degrees of ${first.entry.suburb}`,
              found: `${entry.latitude}, ${entry.longitude}`,
              related: [lineOf(first.origin, ['latitude'], 'they stand at')],
              write: `the degrees of ${entry.suburb}, or the same suburb in both`,
            }),
          ],
    ),
  );

/** "Sample dealer, Whangarei" at Whanngarei: either of both is the slip. */
function otherSuburb({ name, suburb }: Place, origin: Origin): Found[] {
  const named = name.slice(name.lastIndexOf(', ') + 2);
  const far = distance(named.toLowerCase(), suburb.toLowerCase(), 2);
  return !name.includes(', ') || suburb.length < 5 || far === 0 || far > 2
    ? []
    : [
        foundOf(origin, ['suburb'], {
          severity: 'warning',
          message: `the name says ${named}`,
          found: suburb,
          write: 'the same suburb in both',
        }),
      ];
}

const beginningsOf = (country: Country): FieldPath => [
  'countries',
  countryKeys[country],
  'postcode',
  'begins',
];

/** Places of which the region knows the postcode, and the settings do not. */
const strangers = (country: Country, { catalogue, written }: RuleInput) =>
  written.places.filter(
    ({ entry }) =>
      entry.country === country &&
      hasPostcode(country, entry.region, entry.postcode) &&
      !catalogue.site.countries[country].postcode.begins.some((start) =>
        entry.postcode.startsWith(start),
      ),
  );

/** What several postcodes begin with was forgotten in the settings. */
function lostBeginnings(country: Country, input: RuleInput): Found[] {
  const [first, ...others] = strangers(country, input);
  const site = input.documents.find(({ kind }) => kind === 'site');
  if (!first || others.length === 0 || !site || input.isSettingInDoubt(beginningsOf(country)))
    return [];
  return [
    foundAt(site, beginningsOf(country), {
      message: `${others.length + 1} places have a postcode that begins like none of these, such as ${first.entry.postcode}`,
      related: [lineOf(first.origin, ['postcode'], 'the first is')],
      write: 'what each postcode of the country begins with',
    }),
  ];
}

type PlaceFault = Fault & { readonly at: keyof Place };
const degrees = ['latitude', 'longitude'] as const;

/** What does not fit the rest is told once, where the rest agrees. */
function faultsOf(place: Place, input: RuleInput): readonly PlaceFault[] {
  const elsewhere = wrongCountry(place);
  if (elsewhere) return [elsewhere];
  const swapped = exchanged(place);
  const far = swapped ? [swapped] : abroad(place);
  const unknown = unknownRegion(place);
  const stray = far.length > 0 || unknown.length > 0 ? [] : outsideRegion(place);
  const postcode = foreignPostcode(place, input);
  // Where degrees and postcode both say another region, the region is what is wrong.
  return [...far, ...unknown, ...stray, ...(stray[0]?.at === 'region' ? [] : postcode)];
}

const isInLand = ({ latitude, longitude }: Place, country: Country): boolean =>
  lies(latitude, lands[country].latitude) && lies(longitude, lands[country].longitude);

function wrongCountry(place: Place): PlaceFault | undefined {
  const { country, region } = place;
  const [other] = otherCountries(country).filter(
    (each) => isInLand(place, each) && Object.hasOwn(regions[each], region),
  );
  if (other === undefined || Object.hasOwn(regions[country], region)) return undefined;
  return {
    at: 'country',
    message: `region and degrees are those of ${lands[other].name}`,
    found: country,
    fix: other,
  };
}

function exchanged(place: Place): PlaceFault | undefined {
  const { country, latitude, longitude } = place;
  const turned = { ...place, latitude: longitude, longitude: latitude };
  if (isInLand(place, country) || !isInLand(turned, country)) return undefined;
  return {
    at: 'latitude',
    message: 'latitude and longitude are exchanged',
    found: String(latitude),
    write: `latitude: ${longitude} and longitude: ${latitude}`,
  };
}

function abroad(place: Place): PlaceFault[] {
  const { name, ...land } = lands[place.country];
  return degrees.flatMap((at): PlaceFault[] => {
    const value = place[at];
    if (lies(value, land[at])) return [];
    if (lies(-value, land[at]))
      return [
        {
          at,
          message: `this lies on the other half of the globe: ${at === 'latitude' ? 'south of the equator is negative' : 'east is positive'}`,
          found: String(value),
          fix: String(-value),
        },
      ];
    return [
      {
        at,
        message: `this does not lie in ${name}`,
        found: String(value),
        write: `degrees from ${land[at][0]} to ${land[at][1]}, or the other country`,
      },
    ];
  });
}

function unknownRegion({ country, region }: Place): PlaceFault[] {
  const names = Object.keys(regions[country]);
  if (names.includes(region)) return [];
  const { sure, perhaps } = meant(region, names);
  return [
    {
      at: 'region',
      message: `${lands[country].name} has no region of this name`,
      found: region,
      write: `one of ${names.join(', ')}`,
      ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
    },
  ];
}

function outsideRegion(place: Place): PlaceFault[] {
  const { country, region, postcode } = place;
  const land = regions[country][region];
  const amiss = land ? degrees.filter((at) => !lies(place[at], land[at])) : [];
  const [first] = amiss;
  if (!land || first === undefined) return [];
  if (!hasPostcode(country, region, postcode))
    return [
      {
        at: 'region',
        message: 'degrees and postcode are those of another region',
        found: region,
        write: 'the region in which the place lies',
      },
    ];
  return [
    {
      at: first,
      message: `${region} lies elsewhere`,
      found: String(place[first]),
      write: `degrees from ${land[first][0]} to ${land[first][1]}`,
    },
  ];
}

function foreignPostcode({ country, region, postcode }: Place, input: RuleInput): PlaceFault[] {
  const { catalogue, isSettingInDoubt } = input;
  const { begins, example } = catalogue.site.countries[country].postcode;
  const isKnown =
    !isSettingInDoubt(['countries', countryKeys[country], 'postcode']) &&
    strangers(country, input).length < 2;
  if (isKnown && !begins.some((start) => postcode.startsWith(start)))
    return [
      {
        at: 'postcode',
        message: `no postcode of ${lands[country].name} begins like this`,
        found: postcode,
        write: `four digits such as "${example}"`,
      },
    ];
  if (!Object.hasOwn(regions[country], region) || hasPostcode(country, region, postcode)) return [];
  return [
    {
      at: 'postcode',
      severity: 'warning',
      message: `this is no postcode of ${region}`,
      found: postcode,
      write: 'the right postcode, if this one is wrong',
    },
  ];
}
