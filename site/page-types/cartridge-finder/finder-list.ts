/** The cartridge finder's products, and which country sells a code that this one doesn't. */
import { type ElsewhereList, elsewhereList } from '../../search/sold-elsewhere.ts';
import type { CartridgeData, FinderProduct } from './cartridge-data.ts';
import { type FinderAnswer, findProducts } from './find-products.ts';

export type FinderList = {
  readonly answer: (query: string) => FinderAnswer<FinderProduct>;
  readonly product: (code: string) => FinderProduct | undefined;
  /** Fetches the list of codes sold elsewhere if nothing here matches the query. */
  readonly loadFor: (query: string) => Promise<void> | undefined;
  readonly soldElsewhere: ElsewhereList['find'];
};

/** The form of the page names the field `code`; earlier links said `system`. */
export const queryIn = (search: URLSearchParams): string =>
  (search.get('code') ?? search.get('system') ?? '').trim().slice(0, 80);

export async function openFinderList({ products }: CartridgeData): Promise<FinderList> {
  const elsewhere = elsewhereList();
  const answer = (query: string) => findProducts(products, query);
  const loadFor = (query: string) => (answer(query).kind === 'none' ? elsewhere.load() : undefined);
  await loadFor(queryIn(new URLSearchParams(location.search)));
  return {
    answer,
    product: (code) => products.find((product) => product.code === code),
    loadFor,
    soldElsewhere: elsewhere.find,
  };
}
