/** The comparison's products, fetched only as far as the address asks for them. */
import { type ElsewhereList, elsewhereList } from '../../search/sold-elsewhere.ts';
import type { Loading } from '../../tool-kit/coded-products.ts';
import { type CompareData, openProducts } from './compare-data.ts';
import { codesIn, productsOf } from './compared.ts';

export type CompareList = ReturnType<typeof openProducts> & {
  /** Fetches the products of an address, and which country sells those that this one doesn't. */
  readonly loadFor: (search: string) => Loading;
};
export type ComparedData = CompareData & {
  readonly list: CompareList;
  readonly soldElsewhere: ElsewhereList['find'];
};

export async function openCompareList(data: CompareData): Promise<ComparedData> {
  const products = openProducts(data);
  const elsewhere = elsewhereList();
  const loadFor = (search: string): Loading => {
    const codes = codesIn(new URLSearchParams(search));
    const loadUnknown = () =>
      productsOf(codes, products.here()).unknown.length > 0 ? elsewhere.load() : undefined;
    const loading = products.load(codes);
    return loading ? loading.then(loadUnknown) : loadUnknown();
  };
  await loadFor(location.search);
  return { ...data, list: { ...products, loadFor }, soldElsewhere: elsewhere.find };
}
