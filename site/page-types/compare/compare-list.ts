/** The products of a list tool, and which country sells the codes that this one doesn't. */
import { type ElsewhereList, elsewhereList } from '../../search/sold-elsewhere.ts';
import type { CompareData } from './compare-data.ts';
import { codesIn, productsOf } from './compared.ts';

export type ComparedData = CompareData & {
  readonly soldElsewhere: ElsewhereList['find'];
  /** Fetches the list of codes sold elsewhere if one of these codes is unknown. */
  readonly loadFor: (codes: readonly string[]) => Promise<void> | undefined;
};

export function withElsewhere(data: CompareData): ComparedData {
  const elsewhere = elsewhereList();
  return {
    ...data,
    soldElsewhere: elsewhere.find,
    loadFor: (codes) =>
      productsOf(codes, data.products).unknown.length > 0 ? elsewhere.load() : undefined,
  };
}

/** Loads whatever the address asks for. */
export async function openCompareList(data: CompareData): Promise<ComparedData> {
  const list = withElsewhere(data);
  await list.loadFor(codesIn(new URLSearchParams(location.search)));
  return list;
}
