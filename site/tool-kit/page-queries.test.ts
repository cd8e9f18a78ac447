/** The table by which the check judges links, against what the pages read. */
import { expect, it } from 'vitest';
import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { queryIn } from '../kinds/cartridge-finder/finder-list.ts';
import { readChoice } from '../kinds/compare/compared.ts';
import { readQuery } from '../kinds/places/find-places.ts';
import { kinds } from '../product-filter/facets.ts';
import { applicationParameter } from '../product-filter/selection.ts';

/** What is query of an address that says nothing. */
function askedBy(read: (search: URLSearchParams) => unknown): string[] {
  const query = new Set<string>();
  class Listening extends URLSearchParams {
    override get(name: string) {
      query.add(name);
      return super.get(name);
    }
    override getAll(name: string) {
      query.add(name);
      return super.getAll(name);
    }
  }
  read(new Listening());
  return [...query].sort();
}

it('RTE-61 a link may ask of a page what the page reads, and nothing else', () => {
  expect([...pageQueries.places].sort()).toEqual(askedBy(readQuery));
  expect([...pageQueries['cartridge-finder']].sort()).toEqual(askedBy(queryIn));
  expect([...pageQueries.compare].sort()).toEqual(askedBy((search) => readChoice(search, [])));
  expect([...listQueries].sort()).toEqual(
    [applicationParameter, 'sort', ...kinds.map(({ id }) => id)].sort(),
  );
});
