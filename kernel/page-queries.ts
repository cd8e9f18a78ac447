import type { PageTemplate } from './entry-types.ts';

export const pageQueries = {
  search: ['keywords', 'page', 'custitem_application', 'type'],
  places: ['postcode', 'near', 'service', 'region', 'part', 'for'],
  'cartridge-finder': ['code', 'system'],
  selector: ['source', 'home', 'taps', 'bathrooms', 'concern', 'step', 'space', 'people'],
  compare: ['codes', 'code', 'only', 'space', 'people', 'litres', 'kWh'],
  schedule: ['codes', 'code'],
  form: ['subject'],
  saved: ['add', 'codes', 'code'],
} as const satisfies Partial<Readonly<Record<PageTemplate, readonly string[]>>>;

export const listQueries = [
  'custitem_application',
  'sort',
  'source',
  'type',
  'flow',
  'space',
  'capacity',
  'size',
  'thread',
  'connection',
  'micron',
  'media',
  'material',
  'wels',
  'leadFree',
  'price',
] as const;
