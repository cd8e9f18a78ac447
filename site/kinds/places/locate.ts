/** Where a visitor is, as far as the places of the page can tell: no map service is asked. */
import { constants } from '#generated/constants.ts';
import type { City, Country } from '../../../kernel/contract.ts';
import type { ListedPlace } from './place-data.ts';

/** What distances are measured from. */
export type Start = Pick<ListedPlace, 'suburb' | 'postcode' | 'latitude' | 'longitude'>;
export type Location =
  | { readonly kind: 'nothing asked' }
  /** `place` is in that very postcode, suburb or city. */
  | { readonly kind: 'known'; readonly place: Start }
  /** A whole region was named. */
  | { readonly kind: 'region'; readonly region: string }
  /** The nearest postcode that a place of the list or a city has. */
  | { readonly kind: 'near'; readonly postcode: string; readonly place: Start }
  | { readonly kind: 'unknown'; readonly why: Why; readonly text: string };
/** Why nothing was found: not the form of a postcode, none of this country, or no such name. */
export type Why = 'malformed' | 'other country' | 'no such name';

/** Whether a postcode of this form stands for places in the country. */
const isOfPlaces = (postcode: string, country: Country): boolean =>
  constants.countries[country].postcode.begins.some((figures) => postcode.startsWith(figures));

/** Plain letters, for "Manawatu" and "Manawatū" alike, and "Hawkes Bay" and "Hawke's Bay". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Auckland CBD" is Auckland, where no place is called so as a whole. */
const withoutCentre = (name: string): string =>
  name.replace(/(?<=.) (?:cbd|central|city(?: centre)?)$/, '');

/** "nsw" is New South Wales, by the beginnings of its words; "qld" and "vic" leave letters of one word out. */
function isShortFor(short: string, region: string): boolean {
  const words = plain(region).split(' ');
  if (words.length > 1) return words.map(([letter]) => letter).join('') === short;
  return /^[a-z]{3}$/.test(short) && new RegExp(`^${[...short].join('.*')}`).test(plain(region));
}

/** Sharing first figures counts for more than the figures: 3999 and 4000 lie in two states. */
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

function locatePostcode(text: string, places: readonly Start[], country: Country): Location {
  if (!/^\d{4}$/.test(text)) return { kind: 'unknown', why: 'malformed', text };
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
): Location | undefined {
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

/** Reads "5000", "Geelong", "Geelong VIC 3220", "Henderson, Auckland", or the name of a region or a city. */
export function locate(
  typed: string,
  places: readonly ListedPlace[],
  country: Country,
  largest: readonly City[] = [],
): Location {
  const cities = largest.map(({ name, ...where }) => ({ suburb: name, ...where }));
  const text = typed.trim();
  const name = plain(text);
  if (name === '') return { kind: 'nothing asked' };
  // "Geelong 3220" is asked by its postcode; "12" or "SW1A" by nothing that we know.
  const figures = /(?:^|\s)(\d[\d\s]*)$/.exec(text)?.[1]?.replaceAll(/\s/g, '');
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
