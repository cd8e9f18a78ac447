import { formatNumber } from '../../../kernel/format.ts';

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

/**
 * Whole kilometres, as both ends are only the middle of a suburb. `rough` means that the starting point is only the
 * closest one known.
 */
export function distanceText(km: number, rough: boolean): string {
  if (km < 1) return rough ? 'Closest' : 'Same suburb';
  const words = `${formatNumber(Math.round(km))} km`;
  return rough ? `About ${words}` : words;
}
