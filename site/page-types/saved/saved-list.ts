import { readSavedCodes, writeSavedCodes } from '../../saved/saved-codes.ts';
import type { CompareData } from '../compare/compare-data.ts';
import { type ComparedData, withElsewhere } from '../compare/compare-list.ts';
import { codesIn, productsOf } from '../compare/compared.ts';

export type SavedList = ComparedData & {
  /** The codes of a list that was sent to the visitor. Undefined for their own. */
  readonly sent: readonly string[] | undefined;
  readonly own: readonly string[];
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
  const named = codesIn(new URLSearchParams(location.search));
  const sent = named.length > 0 ? named : undefined;
  const own = readSavedCodes('saved');
  const list = { ...withElsewhere(data), sent, own };
  await list.loadFor(sent ?? own);
  const { unknown } = productsOf(own, data.products);
  if (sent === undefined && unknown.length > 0) {
    writeSavedCodes(
      'saved',
      own.filter((code) => !unknown.includes(code)),
    );
  }
  return list;
}
