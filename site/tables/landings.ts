import type { Audience, Category } from '../../kernel/contract.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from './tables.ts';

const landings = memoize(({ categories, routes }: Tables) =>
  Object.values(categories).filter(
    ({ parent, url }) => parent === undefined && routes[url] !== undefined,
  ),
);

/** The landing pages of a section, in the order of their numbers. */
export function landingsOf(tables: Tables, audience: Audience): readonly Category[] {
  return landings(tables)
    .filter((category) => category.audience === audience && !category.isNoParent)
    .sort((a, b) => a.id - b.id);
}
