import { isReachable } from '../../kernel/contact.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import type { Location } from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { distance, nearest, suggest } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import landsList from './geography.json' with { type: 'json' };
import {
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  reportAt,
  reportOn,
} from './rule.ts';

type Span = readonly number[];
type Region = {
  /** The possible starts of postcodes. */
  readonly postcodes: readonly string[];
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
};
type Land = {
  readonly name: string;
  readonly latitude: Span;
  readonly longitude: Span;
  readonly regions: Readonly<Record<string, Region>>;
  /** A pattern for a phone number without spaces. `phoneAdvice` is printed if a number doesn't match. */
  readonly phone: string;
  readonly phoneAdvice: string;
};

/** The limits in degrees leave a margin around the country. */
const lands: Readonly<Record<Country, Land>> = landsList;

export const placeFacts: Rule = {
  name: 'place-facts',
  check: (input) => {
    const spots = groupBy(
      input.written.places,
      ({ entry }) => `${entry.latitude} ${entry.longitude}`,
    );
    return [
      // A copied entry kept the coordinates of the one above. With the same postcode too, one suburb is misspelt.
      ...[...spots.values()].flatMap(([first, ...copies]) =>
        copies.flatMap((copy) => {
          if (!first || copy.entry.suburb === first.entry.suburb) return [];
          const isOne = copy.entry.postcode === first.entry.postcode;
          const isFirst = isOne && !first.entry.name.includes(first.entry.suburb);
          const [right, wrong] = isFirst ? [copy, first] : [first, copy];
          const { suburb } = right.entry;
          return reportOn(wrong.origin, [isOne ? 'suburb' : 'latitude'], {
            severity: 'warning',
            message: `${wrong.entry.suburb} has the same ${isOne ? 'postcode and ' : ''}coordinates as ${suburb}.`,
            related: [lineOf(right.origin, [isOne ? 'suburb' : 'latitude'], 'See')],
            write: isOne
              ? `Change the suburb to ${suburb}, or correct the postcode and coordinates.`
              : 'Correct the coordinates that are wrong.',
          });
        }),
      ),
      ...input.written.places.flatMap(({ entry, origin }) => {
        const country = countryMeant(entry);
        if (country)
          return reportOn(origin, ['country'], {
            message: `This place's region and coordinates are in ${lands[country].name}.`,
            found: entry.country,
            fix: country,
          });
        return [
          ...degreeFaults(entry),
          ...regionFaults(entry),
          ...postcodeFaults(entry, input),
          ...hourFaults(entry),
          ...dayFaults(entry),
        ].map(({ at, ...fault }) => reportOn(origin, [at], fault));
      }),
    ];
  },
};

/** Finds another country that has the place's region and coordinates. */
const countryMeant = (place: Location): Country | undefined => {
  const isIn = (country: Country) => {
    const { latitude, longitude, regions } = lands[country];
    return (
      regions[place.region] !== undefined &&
      lies(place.latitude, latitude) &&
      lies(place.longitude, longitude)
    );
  };
  return isIn(place.country) ? undefined : countries.find(isIn);
};

type PlaceFault = RuleDiagnostic & { readonly at: keyof Location };
const degrees = ['latitude', 'longitude'] as const;
const lies = (value: number, [min = 0, max = 0]: Span): boolean => value >= min && value <= max;

/** Matches "8 am to 5 pm", "8.30am-12 pm", "7:00 to 16:00". */
const openHours =
  /(\d+(?:[.:]\d\d)? ?[ap]m|\d+[.:]\d\d) ?(?:to|-|–) ?(\d+(?:[.:]\d\d)? ?[ap]m|\d+[.:]\d\d)/gi;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(/[.:]|(?=[ap]| )/i).map((each) => Number(each) || 0);
  const isHalf = /[ap]/i.test(time);
  return ((isHalf ? hours % 12 : hours) + (/p/i.test(time) ? 12 : 0)) * 60 + minutes;
};

/** 25 pm, and 31:00 */
const isOdd = (time: string) => Number.parseFloat(time) > (/[ap]m/i.test(time) ? 12 : 24);

const hourFaults = ({ hours = '' }: Location): PlaceFault[] =>
  [...hours.matchAll(openHours)].flatMap(({ 0: found, 1: opens = '', 2: closes = '' }) =>
    ![opens, closes].some(isOdd) &&
    (minutesOf(closes) === 0 || minutesOf(opens) < minutesOf(closes))
      ? []
      : {
          at: 'hours' as const,
          severity: 'warning' as const,
          message: [opens, closes].some(isOdd)
            ? `There's no such time as ${[opens, closes].find(isOdd)}.`
            : `This place closes at ${closes}, before it opens at ${opens}.`,
          ...{ found, within: found },
          write: 'Check both times.',
        },
  );

const days =
  'Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const otherWords = /^(?:Tues|Weds|Thur|Thurs|and|noon|open|only|ph)$/i;

const dayFaults = ({ hours = '' }: Location): PlaceFault[] =>
  (hours.match(/\b[a-z]{3,}\b/gi) ?? []).flatMap((word) => {
    const [day] = days.includes(word) || otherWords.test(word) ? [] : nearest(word, days);
    if (day === undefined || distance(word, day) > 1) return [];
    return {
      at: 'hours' as const,
      severity: 'warning' as const,
      message: `"${word}" isn't a day of the week.`,
      ...{ found: word, within: word },
      write: 'Correct the day.',
      perhaps: [day],
    };
  });

function degreeFaults(place: Location): PlaceFault[] {
  const { country, latitude, longitude } = place;
  const land = lands[country];
  if (lies(longitude, land.latitude) && lies(latitude, land.longitude))
    return [
      {
        at: 'latitude',
        message: `Latitude ${latitude} and longitude ${longitude} are swapped.`,
        found: String(latitude),
        write: `Use latitude: ${longitude} and longitude: ${latitude}.`,
      },
    ];
  return degrees.flatMap((at): PlaceFault | readonly [] => {
    const value = place[at];
    if (lies(value, land[at])) return [];
    const isTurned = lies(-value, land[at]);
    return {
      at,
      message: isTurned
        ? `The sign is wrong: in ${land.name}, latitude is negative and longitude isn't.`
        : `The ${at} ${value} isn't in ${land.name}.`,
      found: String(value),
      ...(isTurned
        ? { fix: String(-value) }
        : { write: `Use degrees from ${land[at][0]} to ${land[at][1]}, or change the country.` }),
    };
  });
}

const withThe = (region: string) => (region.endsWith('Territory') ? `the ${region}` : region);

function regionFaults({ country, region, ...place }: Location): PlaceFault[] {
  const { name, regions: all } = lands[country];
  const own = all[region];
  if (own !== undefined)
    return degrees.flatMap((at) =>
      lies(place[at], own[at]) || !lies(place[at], lands[country][at])
        ? []
        : {
            at,
            message: `In ${withThe(region)}, ${at} is between ${own[at].join(' and ')}, so ${place[at]} can't be right.`,
            found: String(place[at]),
            write: `Use ${place.suburb}'s coordinates, or correct the region.`,
          },
    );
  const names = Object.keys(all);
  const { sure, perhaps } = suggest(region, names);
  return [
    {
      at: 'region',
      message: `There's no region called ${region} in ${name}.`,
      found: region,
      write: `Use one of these: ${names.join(', ')}.`,
      ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
    },
  ];
}

function postcodeFaults(
  { country, postcode, region, suburb }: Location,
  { tables, isSiteFieldReported }: RuleInput,
) {
  const { begins } = tables.site.countries[country].postcode;
  const isKnown = begins.some((start) => postcode.startsWith(start));
  const own = lands[country].regions[region]?.postcodes ?? [''];
  if (isKnown && own.some((start) => postcode.startsWith(start))) return [];
  if (isSiteFieldReported(['countries'])) return [];
  return [
    {
      at: 'postcode' as const,
      message: `${postcode} can't be a postcode in ${isKnown ? withThe(region) : lands[country].name}.`,
      found: postcode,
      write: `Use ${suburb}'s postcode, or correct the ${isKnown ? 'region' : 'country'}.`,
    },
  ];
}

export const telephone: Rule = {
  name: 'telephone',
  check: ({ written, siteDocument, siteFile }) => {
    const check = (
      country: Country,
      phone: string | undefined,
      origin: SourceLocation,
      path: FieldPath,
    ) => {
      if (phone === undefined) return [];
      const { phone: form, phoneAdvice } = lands[country];
      if (new RegExp(form).test(phone.replaceAll(/[^\d+]/g, ''))) return [];
      return reportOn(origin, path, {
        message: `This isn't a valid phone number in ${lands[country].name}.`,
        found: phone,
        write: phoneAdvice,
      });
    };
    return [
      ...written.places.flatMap(({ entry, origin }) =>
        countryMeant(entry) ? [] : check(entry.country, entry.phone, origin, ['phone']),
      ),
      ...countries.flatMap((country) => {
        const { phone } = siteFile.countries[countryKeys[country]].contact;
        const path = ['countries', countryKeys[country], 'contact', 'phone'];
        return siteDocument
          ? check(country, phone, { document: siteDocument, path: [] }, path)
          : [];
      }),
    ];
  },
};

export const missingContact: Rule = {
  name: 'missing-contact',
  check: ({ siteDocument, siteFile, isSiteFieldReported }) =>
    countries.flatMap((country) => {
      const path = ['countries', countryKeys[country], 'contact'];
      const { contact, label } = siteFile.countries[countryKeys[country]];
      if (!siteDocument || isSiteFieldReported(path) || isReachable(contact)) return [];
      return reportAt(siteDocument, path, {
        severity: 'warning',
        message: `Visitors in ${label} can't reach ${contact.company} until forms are set up.`,
        write: 'Add an address, a phone number or an email address.',
      });
    }),
};
