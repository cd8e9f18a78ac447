import type { Country, Page } from '../../../kernel/contract.ts';
import { otherCountries } from '../../../kernel/countries.ts';
import { slugify } from '../../../kernel/slug.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Places, type PlacesProps } from './Places.tsx';

function placesProps(tables: Tables, page: Page, country: Country): PlacesProps {
  const kind = page.places ?? 'store';
  const places = tables.places.filter((place) => place.type === kind && place.country === country);
  const regions = [...new Set(places.map(({ region }) => region))].sort();
  return {
    ...pageProps(tables, page, country),
    path: page.url,
    kind,
    origin: tables.site.countries[country].externalUrl,
    cities: tables.site.countries[country].cities ?? [],
    elsewhere: otherCountries(country).map((other) => ({
      label: tables.site.countries[other].label,
      url: `${tables.site.countries[other].externalUrl}${page.url}`,
    })),
    regions: regions.map((region) => ({
      id: slugify(region),
      region,
      places: places.filter((place) => place.region === region),
    })),
    samplePlaces: places.some(({ sample }) => sample),
  };
}

export const places = contentPageType(Places, placesProps, { script: 'places' });
