/** The comparison's products, fetched only as far as the address asks for them. */
import { type CodedProducts, codedProducts, type Loading } from '../../tool-kit/coded-products.ts';
import {
  type CompareData,
  type CompareName,
  type CompareProduct,
  compareData,
} from './compare-data.ts';
import { codesIn } from './compared.ts';

export type CompareList = CodedProducts<CompareProduct, CompareName> & {
  readonly loadFor: (search: string) => Loading;
};
export type ComparedData = CompareData & { readonly list: CompareList };

export async function openCompareList(data: CompareData): Promise<ComparedData> {
  const products = codedProducts<CompareProduct, CompareName>(compareData, data);
  const loadFor = (search: string) => products.load(codesIn(new URLSearchParams(search)));
  await loadFor(location.search);
  return { ...data, list: { ...products, loadFor } };
}
