/** The data of the finder of stores and installers: a country's places and starting points. */
import type { City, Link, Location } from '../../../kernel/contract.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type ListedPlace = Omit<Location, 'country'>;
export type PlacesData = {
  readonly places: readonly ListedPlace[];
  /** For visitors who type the name of a city. */
  readonly cities: readonly City[];
  /** The other countries' sites. */
  readonly elsewhere: readonly Link[];
};

export const placesData = dataSource<PlacesData>('places', {
  places: true,
  cities: true,
  elsewhere: true,
});
