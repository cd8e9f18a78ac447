import { withChoice } from '../../browser/chosen-finish.ts';
import { readStoredList, writeStoredList } from '../../browser/stored-lists.ts';
import type { CompareProduct } from '../compare/compare-data.ts';
import { codeOf, codesIn, productsOf } from '../compare/compared.ts';

/** "/saved?codes=A,B", to share a list. */
export const addressOfList = (codes: readonly string[]): string =>
  `/saved?codes=${codes.map(encodeURIComponent).join(',')}`;

/** Moves the codes from the address to the list. If the browser can't save, the address holds the list. */
export function addFromAddress(): void {
  const added = codesIn(
    new URLSearchParams({ codes: new URLSearchParams(location.search).get('add') ?? '' }),
  );
  if (added.length === 0) return;
  const own = added.reduce(withChoice, readStoredList('saved'));
  history.replaceState(null, '', writeStoredList('saved', own) ? '/saved' : addressOfList(own));
}

/** The codes of a list that was sent to the visitor. Undefined for their own. */
export function sentCodes(): readonly string[] | undefined {
  const codes = codesIn(new URLSearchParams(location.search));
  return codes.length > 0 ? codes : undefined;
}

/** Replaces former codes and other spellings in the list. Drops unknown codes, which the page names once. */
export function storeCurrentCodes(products: readonly CompareProduct[]): void {
  const own = readStoredList('saved');
  const codes = productsOf(own, products).products.map(codeOf);
  if (codes.join() !== own.join()) writeStoredList('saved', codes);
}
