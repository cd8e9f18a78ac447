import type { Audience, Category } from '../../kernel/contract.ts';
import { oncePerTables, type Tables } from './tables.ts';

const landings = oncePerTables('landings', ({ categories, routes }) =>
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
