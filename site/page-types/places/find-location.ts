/** Locates visitors by the places on the page, without a map service. */
import { constants } from '#generated/constants.ts';
import type { City, Country } from '../../../kernel/entry-types.ts';
import type { ListedPlace } from './places-data.ts';

type Start = Pick<ListedPlace, 'suburb' | 'postcode' | 'latitude' | 'longitude'>;
export type FoundLocation =
  | { readonly kind: 'nothing asked' }
  /** `place` is in the same postcode, suburb or city. */
  | { readonly kind: 'known'; readonly place: Start }
  | { readonly kind: 'region'; readonly region: string }
  /** `place` has the nearest postcode of all places and cities. */
  | { readonly kind: 'near'; readonly postcode: string; readonly place: Start }
  | { readonly kind: 'unknown'; readonly why: Why; readonly text: string };
/** Why nothing was found: not a postcode, not one of this country, or not a known name. */
type Why = 'malformed' | 'other country' | 'no such name';

const isOfPlaces = (postcode: string, country: Country): boolean =>
  constants.countries[country].postcode.begins.some((figures) => postcode.startsWith(figures));

/** Plain letters, so "Manawatu" matches "Manawatū", and "Hawkes Bay" matches "Hawke's Bay". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Auckland CBD" means Auckland, unless a place has the whole name. */
const withoutCentre = (name: string): string =>
  name.replace(/(?<=.) (?:cbd|central|city(?: centre)?)$/, '');

/** "nsw" has the first letters of New South Wales. "qld" and "vic" leave out letters of one word. */
function isShortFor(short: string, region: string): boolean {
  const words = plain(region).split(' ');
  if (words.length > 1) return words.map(([letter]) => letter).join('') === short;
  return /^[a-z]{3}$/.test(short) && new RegExp(`^${[...short].join('.*')}`).test(plain(region));
}

/** Prefers shared first digits to a small gap, because 3999 and 4000 are in different states. */
function nearestPostcode(postcode: string, places: readonly Start[]): Start | undefined {
  const shared = (other: string) => {
    let length = 0;
    while (length < 2 && other[length] === postcode[length]) length += 1;
    return length;
  };
  const gap = (other: string) => Math.abs(Number(other) - Number(postcode));
  return [...places].sort(
    (a, b) => shared(b.postcode) - shared(a.postcode) || gap(a.postcode) - gap(b.postcode),
  )[0];
}

function locatePostcode(text: string, places: readonly Start[], country: Country): FoundLocation {
  if (text.length !== constants.countries[country].postcode.example.length) {
    return { kind: 'unknown', why: 'malformed', text };
  }
  const known = places.find(({ postcode }) => postcode === text);
  if (known) return { kind: 'known', place: known };
  if (!isOfPlaces(text, country)) return { kind: 'unknown', why: 'other country', text };
  const place = nearestPostcode(text, places);
  return place
    ? { kind: 'near', postcode: text, place }
    : { kind: 'unknown', why: 'no such name', text };
}

function locateName(
  name: string,
  places: readonly ListedPlace[],
  cities: readonly Start[],
): FoundLocation | undefined {
  const suburb = places.find((place) => plain(place.suburb) === name);
  if (suburb) return { kind: 'known', place: suburb };
  const region = places.find(
    (place) => plain(place.region) === name || isShortFor(name, place.region),
  )?.region;
  const begun = region === undefined && name.length > 2;
  const beginning = begun && places.find((place) => plain(place.suburb).startsWith(name));
  if (beginning) return { kind: 'known', place: beginning };
  if (region !== undefined) return { kind: 'region', region };
  const city = cities.find(({ suburb: called }) => plain(called) === name);
  return city && { kind: 'known', place: city };
}

/** Reads "5000", "Geelong", "3220 Geelong", "Geelong VIC 3220", "Henderson, Auckland", or a region or city. */
export function findLocation(
  typed: string,
  places: readonly ListedPlace[],
  country: Country,
  largest: readonly City[] = [],
): FoundLocation {
  const cities = largest.map(({ name, ...where }) => ({ suburb: name, ...where }));
  const text = typed.trim();
  const name = plain(text);
  if (name === '') return { kind: 'nothing asked' };
  // Looks up "Geelong 3220" and "3220 Geelong" by the postcode. "12" and "SW1A" aren't postcodes here.
  const { length } = constants.countries[country].postcode.example;
  const atEnd = /(?:^|\s)(\d[\d\s]*)$/.exec(text)?.[1]?.replaceAll(/\s/g, '');
  const figures = atEnd ?? text.match(/\b\d+\b/g)?.findLast((each) => each.length === length);
  if (figures !== undefined) return locatePostcode(figures, [...places, ...cities], country);
  const [nearer = ''] = text.split(',');
  const [, bare = '', last = ''] = /^(.+) (\w+)$/.exec(name) ?? [];
  const hasRegion = places.some(({ region }) => isShortFor(last, region));
  for (const called of new Set([
    name,
    withoutCentre(name),
    plain(nearer),
    ...(hasRegion ? [bare] : []),
  ])) {
    const found = locateName(called, places, cities);
    if (found) return found;
  }
  return { kind: 'unknown', why: /\d/.test(text) ? 'malformed' : 'no such name', text };
}
