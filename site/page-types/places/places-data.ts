/** The data of the finder of stores and installers: a country's places and starting points. */

import { otherCountries } from '../../../kernel/countries.ts';
import type { City, Link, Location } from '../../../kernel/entry-types.ts';
import { type DataFile, dataSource } from '../../toolkit/data-source.ts';

export type ListedPlace = Omit<Location, 'country'>;
export type PlacesData = {
  readonly places: readonly ListedPlace[];
  readonly cities: readonly City[];
  readonly elsewhere: readonly Link[];
};

export const placesData = dataSource<PlacesData>('places', {
  places: true,
  cities: true,
  elsewhere: true,
});

/** Writes the places of a country (GEN-03). */
export const placesFile: DataFile<PlacesData> = {
  source: placesData,
  of: ({ places, site }, country) => ({
    places: places
      .filter((place) => place.country === country)
      .map(({ country: _country, ...place }) => place),
    cities: site.countries[country].cities ?? [],
    elsewhere: otherCountries(country).map((other) => ({
      label: site.countries[other].label,
      url: site.countries[other].externalUrl,
    })),
  }),
};
