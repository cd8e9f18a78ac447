import type { City, Country } from '../../../kernel/entry-types.ts';
import { formatNumber } from '../../../kernel/format.ts';
import { type FoundLocation, findLocation } from './find-location.ts';
import type { ListedPlace } from './places-data.ts';

export type PlaceQuery = {
  readonly postcode: string;
  readonly service: string;
  readonly region: string;
  readonly part: string;
};
export type FoundPlace = {
  readonly place: ListedPlace;
  /** Absent without a starting point. */
  readonly km?: number;
};
export type PlaceSearchResult = {
  readonly location: FoundLocation;
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
const codesIn = (part: string): readonly string[] =>
  [...new Set(part.split(',').map((code) => code.trim()))]
    .filter((code) => /^[a-z0-9][a-z0-9./+_~-]{1,59}$/i.test(code))
    .slice(0, 6);

/** The query as address parameters, without empty ones. */
export function writeQuery(query: PlaceQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).filter(([, value]) => value.trim() !== ''));
}

export const hasQuery = ({ postcode, service, region }: PlaceQuery): boolean =>
  postcode !== '' || service !== '' || region !== '';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Empty for an unknown starting point, because no place is near it. */
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

type Point = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whole kilometres from the middle of a suburb. If `rough`, the starting point is only the closest one known. */
export function distanceText(km: number, rough: boolean): string {
  if (km < 1) return rough ? 'Closest' : 'Same suburb';
  const words = `${formatNumber(Math.round(km))} km`;
  return rough ? `About ${words}` : words;
}
