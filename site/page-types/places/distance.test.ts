import { expect, it } from 'vitest';
import { distanceKm, distanceText } from './find-places.ts';

it('GEN-03 RTE-31 measures over the ground, also across the date line', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  const melbourne = { latitude: -37.8136, longitude: 144.9631 };
  expect(distanceKm(sydney, sydney)).toBe(0);
  expect(distanceKm(sydney, melbourne)).toBeCloseTo(713, -1);
  const west = { latitude: -17, longitude: 179.5 };
  expect(distanceKm(west, { latitude: -17, longitude: -179.5 })).toBeLessThan(120);
});

it('GEN-03 tells whole kilometres, and when they are rough', () => {
  expect(distanceText(12.4, false)).toBe('12 km');
  expect(distanceText(1234.5, true)).toBe('About 1,235 km');
  expect(distanceText(0.2, false)).toBe('Same suburb');
  expect(distanceText(0, true)).toBe('Closest');
});
