import { readSavedCodes, writeSavedCodes } from '../../saved/saved-codes.ts';
import { type ElsewhereList, elsewhereList } from '../../search/sold-elsewhere.ts';
import { type CompareData, openProducts } from '../compare/compare-data.ts';
import { codesIn, productsOf } from '../compare/compared.ts';

export type SavedList = {
  readonly products: ReturnType<typeof openProducts>;
  /** The codes of a list that was sent to the visitor. Undefined for their own. */
  readonly sent: readonly string[] | undefined;
  readonly own: readonly string[];
  readonly dealerCodes: CompareData['dealerCodes'];
  readonly soldElsewhere: ElsewhereList['find'];
};

/** "/saved?codes=A,B", to share a list. */
export const addressOfList = (codes: readonly string[]): string =>
  `/saved?codes=${codes.map(encodeURIComponent).join(',')}`;

/**
 * Adds the codes in the address to the list and removes them from the address, so coming back doesn't add them
 * again. If the browser can't save, the address holds the list. Unknown codes stay in the list this once, so the
 * page can name them.
 */
export async function openSavedList(data: CompareData): Promise<SavedList> {
  const address = new URLSearchParams(location.search);
  const added = codesIn(new URLSearchParams({ codes: address.get('add') ?? '' }));
  if (added.length > 0) {
    const own = [...new Set([...readSavedCodes('saved'), ...added])];
    history.replaceState(null, '', writeSavedCodes('saved', own) ? '/saved' : addressOfList(own));
  }
  const told = codesIn(new URLSearchParams(location.search));
  const elsewhere = elsewhereList();
  const list: SavedList = {
    products: openProducts(data),
    sent: told.length > 0 ? told : undefined,
    own: readSavedCodes('saved'),
    dealerCodes: data.dealerCodes,
    soldElsewhere: elsewhere.find,
  };
  await list.products.load([...told, ...list.own]);
  const { unknown } = productsOf(list.sent ?? list.own, list.products.here());
  if (unknown.length > 0) await elsewhere.load();
  if (list.sent === undefined && unknown.length > 0) {
    writeSavedCodes(
      'saved',
      readSavedCodes('saved').filter((code) => !unknown.includes(code)),
    );
  }
  return list;
}
