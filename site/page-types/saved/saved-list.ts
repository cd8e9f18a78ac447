import { readStoredList, writeStoredList } from '../../browser/stored-lists.ts';
import type { CompareProduct } from '../compare/compare-data.ts';
import { codesIn, productsOf } from '../compare/compared.ts';

/** "/saved?codes=A,B", to share a list. */
export const addressOfList = (codes: readonly string[]): string =>
  `/saved?codes=${codes.map(encodeURIComponent).join(',')}`;

/**
 * Adds the codes in the address to the list and removes them from the address, so coming back doesn't add them
 * again. If the browser can't save, the address holds the list.
 */
export function addFromAddress(): void {
  const added = codesIn(
    new URLSearchParams({ codes: new URLSearchParams(location.search).get('add') ?? '' }),
  );
  if (added.length === 0) return;
  const own = [...new Set([...readStoredList('saved'), ...added])];
  history.replaceState(null, '', writeStoredList('saved', own) ? '/saved' : addressOfList(own));
}

/** The codes of a list that was sent to the visitor. Undefined for their own. */
export function sentCodes(): readonly string[] | undefined {
  const codes = codesIn(new URLSearchParams(location.search));
  return codes.length > 0 ? codes : undefined;
}

/** Removes unknown codes from the list. The page still names them this once. */
export function forgetUnknown(products: readonly CompareProduct[]): void {
  const own = readStoredList('saved');
  const { unknown } = productsOf(own, products);
  if (unknown.length > 0) {
    writeStoredList(
      'saved',
      own.filter((code) => !unknown.includes(code)),
    );
  }
}
