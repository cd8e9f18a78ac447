import type { Catalogue } from '../catalogue.ts';
import type { SourceModule } from './source-file.ts';

export const emitContaminants = (catalogue: Catalogue): SourceModule => ({
  name: 'contaminants',
  doc: 'What may be in the water, and which kinds of treatment are used for it.',
  contract: ['Contaminant', 'Technology'],
  tables: [
    {
      name: 'technologies',
      type: 'readonly Technology[]',
      value: [...catalogue.technologies.values()],
      doc: 'Kinds of treatment.',
    },
    {
      name: 'contaminants',
      type: 'readonly Contaminant[]',
      value: [...catalogue.contaminants.values()],
      doc: 'What may be in the water.',
    },
  ],
});

export const emitPlaces = (catalogue: Catalogue): SourceModule => ({
  name: 'places',
  doc: 'Where to buy, and installers.',
  contract: ['Place'],
  tables: [
    {
      name: 'places',
      type: 'readonly Place[]',
      value: catalogue.places.flatMap(({ type, places }) =>
        places.map(
          ({ name, country, region, suburb, postcode, latitude, longitude, services, sample }) => ({
            name,
            type,
            country,
            region,
            suburb,
            postcode,
            latitude,
            longitude,
            services,
            sample: sample ?? false,
          }),
        ),
      ),
      doc: 'Places in the order of their files.',
    },
  ],
});
