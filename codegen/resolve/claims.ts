/** Resolves a product's claims: its own entry in claims.yaml, and what follows from its cartridges. */
import type { Contaminant, Product } from '../../kernel/entry-types.ts';
import type { ProductFile } from '../../kernel/generated/product.ts';
import { isPart } from '../../kernel/vocabulary.ts';
import type { Claims } from '../entries.ts';
import { omitUndefined } from './omit-undefined.ts';

export type ClaimsOf = (
  code: string,
  file: Pick<ProductFile, 'type' | 'cartridges'>,
) => Pick<Product, 'treats' | 'doesNotTreat' | 'tests'>;

/** Returns claims by code, in the order of the contaminants. A part, such as an empty housing, has only its own. */
export function claimsByCode(
  claims: readonly Claims[],
  contaminants: readonly Pick<Contaminant, 'id'>[],
): ClaimsOf {
  const entries = new Map(claims.flatMap((entry) => entry.products.map((code) => [code, entry])));
  return (code, { type, cartridges = [] }) => {
    const own = entries.get(code);
    const parts = isPart(type) ? [] : cartridges.map((part) => entries.get(part.code));
    const claimed = contaminants.map(({ id }) => id).filter((id) => !own?.noClaim?.includes(id));
    const treats = claimed.filter(
      (id) =>
        own?.builtIn?.includes(id) || [own, ...parts].some((entry) => entry?.usedFor?.includes(id)),
    );
    const isDenied = (id: string) =>
      own?.notMadeFor?.includes(id) ||
      (parts.length > 0 && parts.every((part) => part?.notMadeFor?.includes(id)));
    return {
      treats,
      doesNotTreat: claimed.filter((id) => !treats.includes(id) && isDenied(id)),
      ...omitUndefined({ tests: own?.tested }),
    };
  };
}
