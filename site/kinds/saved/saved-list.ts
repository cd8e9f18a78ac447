/** Which products the page of the visitor's list shows, and the address that tells a list to others. */
import { keepCodes, keptCodes } from '../../saved/kept-codes.ts';
import { type CodedProducts, codedProducts } from '../../tool-kit/coded-products.ts';
import {
  type CompareData,
  type CompareName,
  type CompareProduct,
  compareData,
} from '../compare/compare-data.ts';
import { codesIn, productsOf } from '../compare/compared.ts';

export type SavedList = {
  readonly products: CodedProducts<CompareProduct, CompareName>;
  /** Undefined for one's own list; the codes of a list that somebody sent. */
  readonly sent: readonly string[] | undefined;
  readonly own: readonly string[];
  readonly viewed: readonly string[];
  readonly dealerCodes: CompareData['dealerCodes'];
};

/** "/saved?codes=A,B": a list for somebody else. */
export const addressOfList = (codes: readonly string[]): string =>
  `/saved?codes=${codes.map(encodeURIComponent).join(',')}`;

/**
 * Unknown codes are in the list this once, so the page can name them. This browser doesn't keep them.
 *
 * Takes what the address adds, and takes it out of the address, so that coming back adds nothing
 * again. Where the browser keeps nothing, the address becomes that of the list.
 */
export async function openSavedList(data: CompareData): Promise<SavedList> {
  const address = new URLSearchParams(location.search);
  const added = codesIn(new URLSearchParams({ codes: address.get('add') ?? '' }));
  if (added.length > 0) {
    const own = [...new Set([...keptCodes('saved'), ...added])];
    history.replaceState(null, '', keepCodes('saved', own) ? '/saved' : addressOfList(own));
  }
  const told = codesIn(new URLSearchParams(location.search));
  const list: SavedList = {
    products: codedProducts<CompareProduct, CompareName>(compareData, data),
    sent: told.length > 0 ? told : undefined,
    own: keptCodes('saved'),
    viewed: keptCodes('viewed'),
    dealerCodes: data.dealerCodes,
  };
  await list.products.load([...told, ...list.own, ...list.viewed]);
  const { unknown } = productsOf(list.own, list.products.here());
  if (list.sent === undefined && unknown.length > 0) {
    keepCodes(
      'saved',
      keptCodes('saved').filter((code) => !unknown.includes(code)),
    );
  }
  return list;
}
