import { otherCountries } from '../../../kernel/countries.ts';
import type { DataFile } from '../../tool-kit/data-source.ts';
import { type PlacesData, placesData } from './places-data.ts';

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
