/**
 * What is as it was where nothing but amounts of products' prices has changed, as with most edits of a large
 * catalogue: what most rules find (found-before.ts), how products stand to one another, and most tables.
 */
import { hash } from 'node:crypto';
import type { Product } from '../kernel/contract.ts';
import { countries } from '../kernel/countries.ts';
import { dayAt } from '../kernel/day-in-zone.ts';
import type { Tables } from '../kernel/tables.ts';
import type { Kept } from './kept.ts';
import { resolveRelations } from './resolve/relations.ts';
import type { Clock } from './resolve/schedule.ts';
import { tableOf } from './resolve/table.ts';

/** All that a catalogue is made of, but for those amounts. */
export type Apart = {
  /** Of each file. */
  readonly files: readonly string[];
  /** Plain data. */
  readonly besides: unknown;
  readonly clock: Clock;
};

/**
 * The same as long as all of this is. What is dated is dated by days: those of the countries, and
 * Greenwich's, by which rules see whether a date can be right.
 */
export const keyOf = ({ files, besides, clock }: Apart): string => {
  const days = countries.map((country) => [
    clock.now[country].slice(0, 10),
    dayAt(clock.now[country], clock.zones[country]),
    clock.zones[country],
  ]);
  return hash('sha256', JSON.stringify([files, besides, days]), 'base64url');
};

/** Large tables that hold no amounts. */
export const tablesWithoutAmounts: ReadonlySet<string> = new Set([
  'products',
  'relations',
  'routes',
  'categories',
  'pages',
] satisfies (keyof Tables)[]);

/** Which of two sizes has a price decides, never how much it is. */
export function keptRelations(
  kept: Kept,
  key: string,
): (products: readonly Product[], prices: Tables['prices']) => Tables['relations'] {
  return (products, prices) => {
    const known = kept.recall<Tables['relations']>('relations', key);
    if (known) return tableOf(Object.entries(known));
    const made = resolveRelations(products, prices);
    kept.remember('relations', key, made);
    return made;
  };
}
