/** The cartridge finder's products, fetched only as far as a query needs them. */
import { type ElsewhereList, elsewhereList } from '../../search/sold-elsewhere.ts';
import { type CodedProducts, codedProducts, type Loading } from '../../tool-kit/coded-products.ts';
import {
  type CartridgeData,
  cartridgeData,
  type FinderName,
  type FinderProduct,
} from './cartridge-data.ts';
import { type FinderAnswer, findFinderCode, findProducts } from './find-products.ts';

export type FinderList = {
  readonly answer: (query: string) => FinderAnswer;
  /** By code: `whole` once loaded, `named` as soon as the names are. */
  readonly whole: (code: string) => FinderProduct | undefined;
  readonly named: (code: string) => FinderName | undefined;
  /** Fetches the products that the answer and its view need, or which country sells an unknown code. */
  readonly loadFor: (query: string) => Loading;
  readonly soldElsewhere: ElsewhereList['find'];
};

/** The form of the page names the field `code`; earlier links said `system`. */
export const queryIn = (search: URLSearchParams): string =>
  (search.get('code') ?? search.get('system') ?? '').trim().slice(0, 80);

/** More codes than this need so many shards that the file of names is smaller. */
const mostByCode = 12;

export async function openFinderList(data: CartridgeData): Promise<FinderList> {
  const list = finderList(codedProducts<FinderProduct, FinderName>(cartridgeData, data));
  await list.loadFor(queryIn(new URLSearchParams(location.search)));
  return list;
}

export function finderList(products: CodedProducts<FinderProduct, FinderName>): FinderList {
  const answer = (query: string) =>
    findFinderCode(products.here(), query) ?? findProducts(products.names(), query);
  const whole = (code: string) => products.here().find((product) => product.code === code);
  const elsewhere = elsewhereList();
  const loadRest = async (query: string) => {
    await products.load([query]);
    if (!findFinderCode(products.here(), query)) await products.loadNames();
    const found = answer(query);
    if (found.kind === 'none') await elsewhere.load();
    if (found.kind !== 'one') return;
    const { code } = found.product;
    await products.load([code]);
    const { parts = [], replacedBy = [], fits = [], fittedBy = [] } = whole(code) ?? {};
    const listed = [...fits, ...fittedBy];
    const near = listed.length > mostByCode ? [] : listed;
    await Promise.all([
      products.load([...parts.map((part) => part.code), ...[replacedBy].flat(), ...near]),
      near.length < listed.length && products.loadNames(),
    ]);
  };
  return {
    answer,
    whole,
    named: (code) => whole(code) ?? products.names().find((product) => product.code === code),
    loadFor: (query) => {
      if (query === '') return undefined;
      if (!products.isWhole) return loadRest(query);
      return answer(query).kind === 'none' ? elsewhere.load() : undefined;
    },
    soldElsewhere: elsewhere.find,
  };
}
