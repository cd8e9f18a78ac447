import type { Country } from '../../kernel/contract.ts';
import type { ListedLink } from '../components/LinkList/LinkList.tsx';
import { leadsHere } from '../tables/here.ts';
import { landingsOf } from '../tables/page-index.ts';
import type { Tables } from '../tables/tables.ts';

/** The consumer's ranges as links. */
export function rangeLinks(tables: Tables, country: Country): readonly ListedLink[] {
  return landingsOf(tables, 'Consumer')
    .filter(({ url }) => leadsHere(tables, url, country))
    .map(({ name, url, description }) => ({ label: name, url, description }));
}
