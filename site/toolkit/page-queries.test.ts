/** Compares the check's table of link parameters with what the pages read. */
import { expect, it } from 'vitest';
import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { queryIn } from '../page-types/cartridge-finder/find-products.ts';
import { readChoice } from '../page-types/compare/compared.ts';
import { presetSubject } from '../page-types/form/fields.ts';
import { readQuery } from '../page-types/places/find-places.ts';
import { facetTypes } from '../product-filter/list-facets.ts';
import { applicationParameter } from '../product-filter/selection.ts';

/** The parameters that a page reads from an empty address. */
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

it('RTE-61 a link may use the parameters that its page reads, and no others', () => {
  // The page's script reads `for`, before the tool does.
  expect([...pageQueries.places].sort()).toEqual([...askedBy(readQuery), 'for'].sort());
  expect([...pageQueries['cartridge-finder']].sort()).toEqual(askedBy(queryIn));
  expect([...pageQueries.compare].sort()).toEqual(askedBy((search) => readChoice(search, [])));
  expect([...pageQueries.form]).toEqual(askedBy((search) => presetSubject([], search)));
  expect([...listQueries].sort()).toEqual(
    [applicationParameter, 'sort', ...facetTypes.map(({ id }) => id)].sort(),
  );
});
