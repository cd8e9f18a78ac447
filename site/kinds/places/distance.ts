import { figure } from '../../../kernel/figures.ts';

/** A point on the earth, in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two points in a straight line over the ground (haversine), in kilometres. */
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
 * Whole kilometres: both ends are the middle of a suburb, so more figures would say nothing.
 * `rough`: the starting point is itself only the closest that is known.
 */
export function distanceText(km: number, rough: boolean): string {
  if (km < 1) return rough ? 'Closest' : 'Same suburb';
  const words = `${figure(Math.round(km))} km`;
  return rough ? `About ${words}` : words;
}
