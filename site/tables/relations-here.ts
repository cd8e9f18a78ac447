import type { Country, Relations } from '../../kernel/contract.ts';
import type { Tables } from './tables.ts';

const none: Relations = { fittedBy: [] };

/** What stands beside a product in a country. */
export const relationsHere = (tables: Tables, code: string, country: Country): Relations =>
  tables.relations[code]?.[country] ?? none;
