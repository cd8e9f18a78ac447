import type { City, Country } from '../../../kernel/contract.ts';
import { distanceKm } from './distance.ts';
import { findLocation, type ListedPlace, type Location } from './find-location.ts';

export type PlaceQuery = {
  /** A postcode, suburb or region, as typed. */
  readonly postcode: string;
  readonly service: string;
  readonly region: string;
  /** Codes of the products to buy, separated by commas. They don't narrow the list. */
  readonly part: string;
};
export type FoundPlace = {
  readonly place: ListedPlace /** Absent without a starting point. */;
  readonly km?: number;
};
export type PlaceSearchResult = {
  readonly location: Location;
  readonly places: readonly FoundPlace[];
};

/** Reads the address. Old links have "near" instead of "postcode". */
export function readQuery(params: URLSearchParams): PlaceQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 80);
  return {
    postcode: text('postcode') || text('near'),
    service: text('service'),
    region: text('region'),
    part: codesIn(params.get('part') ?? '').join(','),
  };
}

/** Anything that looks like a code, at most six. */
export const codesIn = (part: string): readonly string[] =>
  [...new Set(part.split(',').map((code) => code.trim()))]
    .filter((code) => /^[a-z0-9][a-z0-9./+_-]{1,39}$/i.test(code))
    .slice(0, 6);

/** The query as address parameters, without empty ones. */
export function writeQuery(query: PlaceQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value.trim() !== ''));
}

/** A part alone isn't a query. */
export const hasQuery = ({ postcode, service, region }: PlaceQuery): boolean =>
  postcode !== '' || service !== '' || region !== '';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Empty for an unknown starting point, as no place is near it. */
export function findPlaces(
  all: readonly ListedPlace[],
  query: Omit<PlaceQuery, 'part'>,
  country: Country,
  cities: readonly City[] = [],
): PlaceSearchResult {
  const location = findLocation(query.postcode, all, country, cities);
  if (location.kind === 'unknown') return { location, places: [] };
  const region = location.kind === 'region' ? location.region : query.region;
  const asked = all.filter(
    (place) =>
      (region === '' || same(place.region, region)) &&
      (query.service === '' || place.services.some((service) => same(service, query.service))),
  );
  if (location.kind !== 'known' && location.kind !== 'near') {
    return { location, places: asked.map((place) => ({ place })) };
  }
  return {
    location,
    places: asked
      .map((place) => ({ place, km: distanceKm(location.place, place) }))
      .sort((a, b) => a.km - b.km),
  };
}
