/** Which parts say of themselves that they fit a system: for the finder and for the system's own page. */
import type { Country } from '../../kernel/contract.ts';
import { publicProducts } from './public-products.ts';
import { oncePerTables } from './tables.ts';

/** Codes of public parts that are sold in the country, by the system that they fit. */
export const fittedBy = oncePerTables(
  'fitted-by',
  (tables, country: Country): ReadonlyMap<string, readonly string[]> => {
    const parts = new Map<string, string[]>();
    for (const { code, fits } of publicProducts(tables, country)) {
      for (const system of fits) {
        const fitting = parts.get(system);
        if (fitting) fitting.push(code);
        else parts.set(system, [code]);
      }
    }
    return parts;
  },
);
