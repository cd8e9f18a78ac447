// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Where to buy, and installers. */
import type { Place } from '#kernel/contract.ts';

/** Places in the order of their files. */
export const places: readonly Place[] = [
  {
    name: 'Fixture installer',
    type: 'installer',
    country: 'NZ',
    region: 'Waikato',
    suburb: 'Hamilton',
    postcode: '3204',
    latitude: -37.79,
    longitude: 175.28,
    services: [],
    sample: false,
  },
  {
    name: 'Fixture dealer',
    type: 'store',
    country: 'AU',
    region: 'Northern Territory',
    suburb: 'Darwin',
    postcode: '0800',
    latitude: -12.46,
    longitude: 130.84,
    services: ['Cartridges'],
    sample: false,
  },
];
