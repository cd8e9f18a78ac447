// Generated from catalogue/. Edits are lost; change the YAML instead.
/** What stands beside a product: one size down, one size up, the parts that fit it. */
import type { ByCountry, Relations } from '#kernel/contract.ts';
import type { ProductCode } from './products.ts';

/** Relations by code, of products that have any. */
export const relations: Partial<Readonly<Record<ProductCode, ByCountry<Relations>>>> = {
  'WH-1': { AU: { fittedBy: ['CT-1'] }, NZ: { fittedBy: ['CT-1'] } },
  'WH-2': { AU: { fittedBy: ['CT-1'] }, NZ: { fittedBy: ['CT-1'] } },
};
